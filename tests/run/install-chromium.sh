#!/usr/bin/env bash
# Installs Debian's Chromium when the machine has none. Needs root; says what to do otherwise.
set -euo pipefail

if ! command -v apt-get > /dev/null; then
  echo 'Aucun Chromium trouvé : installez-le, ou indiquez son chemin dans CHROMIUM_PATH.' >&2
  exit 1
fi
if [ "$(id -u)" != 0 ]; then
  echo 'Aucun Chromium trouvé : lancez « sudo apt-get install chromium-headless-shell », ou indiquez son chemin dans CHROMIUM_PATH.' >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
for attempt in 1 2 3; do
  if apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-dejavu-core > /dev/null; then
    exit 0
  fi
  sleep $((attempt * 5))
done
exit 1
