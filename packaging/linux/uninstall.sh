#!/bin/sh
# Remove what install.sh installed; settings and word lists stay. It lies in PREFIX/lib/qless-studio.
set -eu

home=$(cd "$(dirname "$0")" && pwd)
prefix=$(cd "$home/../.." && pwd)

# Tell the desktop what came or went, as far as it has the tools.
refresh() {
    if [ -d "$prefix/share/mime/packages" ] && command -v update-mime-database >/dev/null; then
        update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true
    fi
    if [ -d "$prefix/share/applications" ] && command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$prefix/share/applications" || true
    fi
}

if [ "${1-}" = --only-refresh ]; then
    refresh
    exit
fi
[ -f "$home/installed-files" ] || { echo "nothing was installed here" >&2; exit 1; }

while read -r file; do
    rm -f "$prefix/$file"
done <"$home/installed-files"
refresh
folders=$(cat "$home/installed-folders")
rm -r "$home"
# An index of no entries was made by the desktop's tools for ours alone.
if [ -z "$(find "$prefix/share/applications" -name '*.desktop' 2>/dev/null)" ]; then
    rm -f "$prefix/share/applications/mimeinfo.cache"
fi
for folder in $folders; do
    if [ "$folder" = share/mime/packages ] && rmdir "$prefix/$folder" 2>/dev/null; then
        rm -rf "$prefix/share/mime" # what is left there was made from the packages, of which there are none
    fi
    rmdir "$prefix/$folder" 2>/dev/null || true
done
echo "Removed from $prefix"
