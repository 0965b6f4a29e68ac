#!/bin/sh
# Install Qless Studio under a prefix: ./install.sh [--prefix FOLDER], by default ~/.local
set -eu

prefix=$HOME/.local
case ${1-} in
    --prefix) prefix=${2:?--prefix wants a folder} ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    '') ;;
    *) echo "usage: ./install.sh [--prefix FOLDER]" >&2; exit 2 ;;
esac
cd "$(dirname "$0")"
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
home=$prefix/lib/qless-studio
if [ -e "$home" ]; then
    "$home/uninstall.sh" >/dev/null # another version of it
fi

# Folders that are not there yet are ours to remove again; the innermost come last.
ours=$(mktemp)
trap 'rm -f "$ours"' EXIT
for folder in bin lib lib/qless-studio $(find share -type d); do
    [ -d "$prefix/$folder" ] || { mkdir -p "$prefix/$folder"; echo "$folder" >>"$ours"; }
done

cp -R program/. "$home/"
cp uninstall.sh "$home/uninstall.sh"
(cd share && find . -type f) | while read -r file; do
    cp "share/$file" "$prefix/share/$file"
done
# menus do not look along a user's PATH: the entry names the program in full
quoted=$(printf '%s' "$prefix/bin/qless-studio" | sed 's/[&|\\]/\\&/g')
entry=share/applications/org.qless_studio.QlessStudio.desktop
sed "s|^Exec=qless-studio|Exec=\"$quoted\"|" "$entry" >"$prefix/$entry"
ln -sfn ../lib/qless-studio/qless-studio "$prefix/bin/qless-studio"

{
    (cd share && find . -type f | sed 's|^\./|share/|')
    echo bin/qless-studio
} >"$home/installed-files"
sort -r "$ours" >"$home/installed-folders"

sh "$home/uninstall.sh" --only-refresh
echo "Installed: $prefix/bin/qless-studio"
echo "To remove it: $home/uninstall.sh"
case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "$prefix/bin is not on your PATH; you can still start the program from the menu" ;;
esac
