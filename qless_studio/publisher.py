"""Who publishes the program: all that has to be settled before the first release, in one place.

Checklist. Replace each `Placeholder(...)` by a string of your own. `python packaging/ready.py` names those that are
left, and the release workflow publishes nothing until there is none.

1. HOMEPAGE: a page of yours with the documentation, such as .github/workflows/documentation.yml publishes it: `guide/`
   and the pictures of docs/images in `images/` have to be below it.
2. SOURCE: the repository; releases are downloaded from `releases/` below it.
3. ISSUES: where problems are reported.
4. PUBLISHER: the name that installers, Windows and winget show.
5. MAINTAINER: a name and an address that mail reaches, for packages.
6. WINDOWS_SIGNER: the subject of a code signing certificate in the store of the machine that builds, or "nobody".
7. MACOS_SIGNER: a Developer ID in its keychain, or "nobody": users then have to confirm the first start.
"""

from __future__ import annotations


class Placeholder(str):
    """A value that stands for one to be settled."""

    __slots__ = ()


HOMEPAGE: str = Placeholder("https://qless-studio.invalid")
SOURCE: str = Placeholder("https://qless-studio.invalid/source")
ISSUES: str = Placeholder("https://qless-studio.invalid/issues")
PUBLISHER: str = Placeholder("The Qless Studio authors")
MAINTAINER: str = Placeholder("The Qless Studio authors <maintainers@qless-studio.invalid>")
WINDOWS_SIGNER: str = Placeholder("nobody")
MACOS_SIGNER: str = Placeholder("nobody")
