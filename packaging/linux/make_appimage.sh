#!/bin/sh
# Make an AppImage of the frozen program; appimagetool is fetched if it is not there. Run after `make.py frozen deb`.
set -eu

cd "$(dirname "$0")/../.."
work=build/packaging/appimage
machine=$(uname -m)
version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' qless_studio/__init__.py)
rm -rf "$work"
mkdir -p "$work/AppDir/usr"
cp -R build/packaging/frozen/qless-studio "$work/AppDir/program"
cp -R build/packaging/deb/tree/usr/share "$work/AppDir/usr/"
id=org.qless_studio.QlessStudio
cp "packaging/linux/$id.desktop" "$work/AppDir/"
cp resources/icons/qless-studio-256.png "$work/AppDir/$id.png"
ln -s program/qless-studio "$work/AppDir/AppRun"

tool=$(command -v appimagetool || true)
if [ -z "$tool" ]; then
    tool=$work/appimagetool
    curl --fail --silent --show-error --location --output "$tool" \
        "https://github.com/AppImage/appimagetool/releases/download/continuous/appimagetool-$machine.AppImage"
    chmod +x "$tool"
fi
APPIMAGE_EXTRACT_AND_RUN=1 ARCH=$machine "$tool" "$work/AppDir" "dist/qless-studio-$version-$machine.AppImage"
