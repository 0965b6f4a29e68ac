"""Entry point of the program: the window, or a command of the command line."""

from __future__ import annotations

import sys

DOCUMENTS = (".qless", ".txt")
"""How the names of files end that the window opens"""
OF_THE_WINDOW = ("--new", "--daily", "--selftest")
"""First arguments that ask for the window"""


def main() -> int:
    """Run the program on `sys.argv`; the exit status of the process."""
    arguments = sys.argv[1:]
    documents = all(argument.lower().endswith(DOCUMENTS) for argument in arguments)  # none, or files to open
    if documents or arguments[0] in OF_THE_WINDOW:
        from qless_studio import app

        return app.main(arguments)
    from qless_studio.cli.main import main as run_command

    return run_command(arguments)


if __name__ == "__main__":
    sys.exit(main())
