"""The help: pages with pictures drawn by the boards, and the window that shows them."""
