# Qt's system libraries on a bare Debian or Ubuntu, and what the tour takes: a screen, a window manager, keys and clicks,
# a bus for screen readers. Sourced; does nothing elsewhere.
qt_libraries="libglib2.0-0 libegl1 libgl1 libxkbcommon0 libfontconfig1 libdbus-1-3"
qt_on_screen="libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0"
for_the_tour="xvfb openbox xdotool dbus at-spi2-core"
if command -v dpkg >/dev/null && [ "$(id -u)" = 0 ] &&
    ! dpkg -s $qt_libraries $qt_on_screen $for_the_tour >/dev/null 2>&1; then
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends $qt_libraries $qt_on_screen $for_the_tour >/dev/null
fi
