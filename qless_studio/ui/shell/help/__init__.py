"""The help: pages with pictures drawn by the boards, the window that shows them, the welcome of a newcomer."""
