"""The program's door: the command line when one was asked for, else the window."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program on `sys.argv`; the exit status of the process."""
    arguments = sys.argv[1:]
    document = len(arguments) == 1 and arguments[0].lower().endswith(".qless")  # as a desktop opens it
    if not arguments or document or arguments == ["--selftest"]:
        from qless_studio import app

        return app.main(arguments)
    from qless_studio import cli

    return cli.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
