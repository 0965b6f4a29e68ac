"""Who publishes the program: all that has to be settled before the first release, in one place.

Checklist. Replace each `Placeholder(...)` by a string of your own. `python packaging/ready.py` names those that are
left, and the release workflow publishes nothing until there is none.

1. HOMEPAGE: a page of yours; the pictures of docs/images have to be in `images/` below it.
2. ISSUES: where problems are reported.
3. PUBLISHER: the name that installers, Windows and winget show.
4. MAINTAINER: a name and an address that mail reaches, for the Debian package.
5. WINDOWS_SIGNER: the subject of a code signing certificate in the store of the machine that builds, or "nobody".
6. MACOS_SIGNER: a Developer ID in its keychain, or "nobody": users then have to confirm the first start.
"""

from __future__ import annotations


class Placeholder(str):
    """A value that stands for one to be settled."""

    __slots__ = ()


HOMEPAGE: str = Placeholder("https://qless-studio.invalid")
ISSUES: str = Placeholder("https://qless-studio.invalid/issues")
PUBLISHER: str = Placeholder("The Qless Studio authors")
MAINTAINER: str = Placeholder("The Qless Studio authors <maintainers@qless-studio.invalid>")
WINDOWS_SIGNER: str = Placeholder("nobody")
MACOS_SIGNER: str = Placeholder("nobody")
