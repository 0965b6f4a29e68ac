# Qt's system libraries on a bare Debian or Ubuntu, for tests that need no display. Sourced; does nothing elsewhere.
qt_libraries="libglib2.0-0 libegl1 libgl1 libxkbcommon0 libfontconfig1 libdbus-1-3"
if command -v dpkg >/dev/null && [ "$(id -u)" = 0 ] && ! dpkg -s $qt_libraries >/dev/null 2>&1; then
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends $qt_libraries >/dev/null
fi
