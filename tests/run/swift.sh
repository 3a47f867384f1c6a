#!/usr/bin/env bash
# A real S3 server for tests, on Debian or Ubuntu: OpenStack Swift with its S3 filter, one copy of everything, on
# 127.0.0.1 only. Its packages are unpacked into FOLDER, not installed.
#
#   bash tests/run/swift.sh FOLDER     starts it and writes FOLDER/env, to be sourced: it sets TEST_S3_URL
#   kill $(cat FOLDER/*.pid)           stops it; what it stored is in FOLDER/devices
#
# SWIFT_PORT: first of the five ports that it listens on; by chance without, so that two runs do not meet.
set -euo pipefail
folder=$(mkdir -p "$1" && cd "$1" && pwd)
port=${SWIFT_PORT:-$((20000 + RANDOM % 2000 * 5))}
packages=$folder/packages

# What the machine has already is not fetched: apt's simulation of an installation names the rest.
unpack() {
  local names package
  names=$(apt-get install --simulate --no-install-recommends python3-swift memcached) &&
    names=$(awk '/^Inst/ { print $2 }' <<< "$names") || return 1
  if [ -n "$names" ]; then
    # shellcheck disable=SC2086
    apt-get download -qq -o APT::Sandbox::User=root $names || return 1
  fi
  for package in *.deb; do
    if [ -e "$package" ]; then dpkg -x "$package" "$packages" || return 1; fi
  done
}

fetch_packages() {
  mkdir -p "$packages/deb"
  cd "$packages/deb"
  local attempt
  for attempt in 1 2 3; do
    if unpack > "$folder/apt.log" 2>&1; then return; fi
    apt-get update -qq || sleep $((attempt * 5))
  done
  cat "$folder/apt.log" >&2
  return 1
}

# Files' names and states are kept in extended attributes, which not every file system has.
has_attributes() {
  "$python" -c 'import os, sys, tempfile
with tempfile.NamedTemporaryFile(dir=sys.argv[1]) as file: os.setxattr(file.fileno(), "user.swift", b"1")' "$1" 2> /dev/null
}

make_devices() {
  local parent
  for parent in "$folder" /var/tmp /dev/shm; do
    if has_attributes "$parent"; then
      ln -sfn "$(mktemp -d "$parent/swift-XXXXXX")" "$folder/devices"
      mkdir "$folder/devices/disk"
      return
    fi
  done
  echo 'No folder here has extended attributes: Swift cannot run.' >&2
  return 1
}

# A busy machine is no reason to give up on a server or to leave a list to be completed later.
configure() {
  local kind number=0
  cat > "$folder/swift.conf" << END
[swift-hash]
swift_hash_path_suffix = tests
[storage-policy:0]
name = only
default = yes
END
  for kind in account container object; do
    number=$((number + 1))
    cat > "$folder/$kind.conf" << END
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $((port + number))
workers = 0
user = $(id -un)
swift_dir = $folder
devices = $folder/devices
mount_check = false
[pipeline:main]
pipeline = $kind-server
[app:$kind-server]
use = egg:swift#$kind
conn_timeout = 30
node_timeout = 60
container_update_timeout = 60
END
  done
  cat > "$folder/proxy.conf" << END
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
workers = 0
user = $(id -un)
swift_dir = $folder
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 30
node_timeout = 60
recoverable_node_timeout = 60
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$((port + 4))
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_writer = good-secret .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
END
}

# Which server keeps what: for each kind the one there is.
make_rings() {
  "$python" -c 'import sys
from swift.common.ring import RingBuilder
folder, port = sys.argv[1], int(sys.argv[2])
for number, kind in enumerate(["account", "container", "object"], 1):
    place = {"ip": "127.0.0.1", "port": port + number, "device": "disk"}
    ring = RingBuilder(part_power=1, replicas=1, min_part_hours=0)
    ring.add_dev({"region": 1, "zone": 1, "weight": 1, "meta": "", **place})
    ring.rebalance()
    ring.get_ring().save(f"{folder}/{kind}.ring.gz")' "$folder" "$port"
}

# start NAME COMMAND…
start() {
  local name=$1
  shift
  "$@" > "$folder/$name.log" 2>&1 < /dev/null &
  echo $! > "$folder/$name.pid"
}

await() {
  local attempt
  for attempt in $(seq 600); do
    # Any answer will do: 403 for who signs nothing.
    if (exec 3<> "/dev/tcp/127.0.0.1/$1") 2> /dev/null; then return; fi
    sleep 0.1
  done
  tail -n 20 "$folder"/*.log >&2
  return 1
}

fetch_packages
libraries=$(find "$packages" -name '*.so.*' -printf '%h\n' | sort -u | tr '\n' ':')
export LD_LIBRARY_PATH=$libraries${LD_LIBRARY_PATH:-}
export PYTHONPATH=$packages/usr/lib/python3/dist-packages
export PATH=$PATH:$packages/usr/bin
python=/usr/bin/python3
if [ ! -x "$python" ]; then python=$packages/usr/bin/python3; fi

make_devices
configure
make_rings
start memcached memcached -l 127.0.0.1 -p $((port + 4)) -m 16 -u "$(id -un)"
for kind in account container object proxy; do
  start "$kind" "$python" -c 'import sys
from swift.common import utils, wsgi
utils.set_swift_dir(sys.argv[1])
sys.exit(wsgi.run_wsgi(f"{sys.argv[1]}/{sys.argv[2]}.conf", f"{sys.argv[2]}-server"))' "$folder" "$kind"
done
for number in 0 1 2 3 4; do await $((port + number)); done
echo "export TEST_S3_URL=http://test%3Awriter:good-secret@127.0.0.1:$port" > "$folder/env"
