#!/bin/sh
# Make the disk image of the application: make_dmg.sh APPLICATION IMAGE IDENTITY. IDENTITY signs it; "-" signs it for this
# machine alone, and others ask before they open it.
set -eu

application=$1 image=$2 identity=$3
codesign --force --deep --options runtime --sign "$identity" "$application"
codesign --verify --deep --strict "$application"

content=$(mktemp -d)
trap 'rm -rf "$content"' EXIT
cp -R "$application" "$content/"
ln -s /Applications "$content/Applications"
rm -f "$image"
hdiutil create -volname "Qless Studio" -srcfolder "$content" -fs HFS+ -format ULMO "$image"
