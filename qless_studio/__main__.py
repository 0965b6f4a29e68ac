"""The program's door: the command line when one was asked for, else the window."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program on `sys.argv`; the exit status of the process."""
    from qless_studio import cli

    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
