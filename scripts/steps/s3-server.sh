#!/bin/bash
# A real S3 server for the specs, on this machine only: Ceph's RADOS gateway on a store in memory.
#   s3-server.sh start FOLDER PORT ACCESS_KEY SECRET_KEY     (uses PORT, PORT + 20000 and PORT + 20001)
#   s3-server.sh stop FOLDER
#   s3-server.sh install                                     (Debian, as root: about 60 MB)
set -euo pipefail
command=$1

install() {
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ceph-mon ceph-osd radosgw curl
}

# Kills, as the store is in memory: in order, it would take seconds to end.
stop() {
  local folder=$1 process
  if [ -f "$folder/pids" ]; then
    for process in $(tac "$folder/pids"); do kill -KILL "$process" 2>/dev/null || true; done
  fi
  rm -rf "$folder" 2>/dev/null || { sleep 1; rm -rf "$folder"; } # A process that is ending may still write.
}

configuration() {
  local folder=$1 port=$2
  cat <<CONF
[global]
fsid = $(cat /proc/sys/kernel/random/uuid)
mon host = [v2:127.0.0.1:$((port + 20000))/0,v1:127.0.0.1:$((port + 20001))/0]
public network = 127.0.0.0/8
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
auth allow insecure global id reclaim = false
keyring = $folder/keyring
run dir = $folder/run
admin socket = $folder/run/\$name.asok
log file = $folder/\$name.log
mon data = $folder/mon
osd data = $folder/osd
osd objectstore = memstore
memstore device bytes = 4294967296
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd class load list = *
osd class default list = *
mon allow pool size one = true
mon max pg per osd = 1000
ms bind ipv6 = false
paxos propose interval = 0.02
paxos min wait = 0.01
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:$port
rgw data = $folder/run
CONF
}

start() {
  local folder=$1 port=$2 access=$3 secret=$4
  command -v radosgw >/dev/null && command -v ceph-osd >/dev/null || { echo "radosgw and ceph-osd are not installed" >&2; exit 3; }
  mkdir -p "$folder"/{mon,osd,run}
  configuration "$folder" "$port" >"$folder/ceph.conf"
  export CEPH_CONF=$folder/ceph.conf
  local conf=(-c "$folder/ceph.conf") keys=$folder/keyring fsid
  fsid=$(sed -n 's/^fsid = //p' "$folder/ceph.conf")
  ceph-authtool --create-keyring "$keys" --gen-key -n mon. --cap mon 'allow *' >/dev/null
  ceph-authtool "$keys" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *' >/dev/null
  ceph-authtool "$keys" --gen-key -n client.rgw --cap mon 'allow *' --cap osd 'allow *' >/dev/null
  ceph-authtool "$keys" --gen-key -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *' >/dev/null
  monmaptool --create --fsid "$fsid" --addv a "[v2:127.0.0.1:$((port + 20000))/0,v1:127.0.0.1:$((port + 20001))/0]" "$folder/monmap" >/dev/null
  ceph-mon "${conf[@]}" -i a --mkfs --keyring "$keys" --monmap "$folder/monmap" >>"$folder/out.log" 2>&1
  background() { setsid nohup "$@" >>"$folder/out.log" 2>&1 </dev/null & echo $! >>"$folder/pids"; }
  background ceph-mon "${conf[@]}" -i a -f
  timeout 20 ceph "${conf[@]}" osd create >/dev/null
  ceph-osd "${conf[@]}" -i 0 --mkfs >>"$folder/out.log" 2>&1
  timeout 20 ceph "${conf[@]}" osd crush add osd.0 1 root=default >/dev/null 2>&1
  background ceph-osd "${conf[@]}" -i 0 -f
  timeout 60 radosgw-admin "${conf[@]}" -n client.rgw user create --uid=test --display-name=test --access-key="$access" --secret-key="$secret" >/dev/null 2>>"$folder/out.log"
  background radosgw "${conf[@]}" -n client.rgw -f
  for _ in $(seq 300); do
    if curl -s -o /dev/null "http://127.0.0.1:$port/"; then exit 0; fi
    sleep 0.05
  done
  echo "the S3 server did not start; its log is in $folder" >&2
  exit 1
}

shift
"$command" "$@"
