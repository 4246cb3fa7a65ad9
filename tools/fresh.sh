#!/bin/sh
# Repeats `make test` and `make run` on a bare Debian: debootstrap's minimal base with python3, git and make, the
# committed HEAD of this repository, and nothing else. Needs root and a Debian that debootstrap comes from.
#
# Where packages come from is this machine's business: its apt sources, pip settings, certificates and variables are
# handed to the bare Debian while it runs and thrown away with it. Mounts live in a namespace of their own, so they
# are gone when the run ends, however it ends.
set -eu
cd "$(dirname "$0")/.."

SUITE=${SUITE:-bookworm}
BASE=$PWD/build/debian-$SUITE.tar
BARE=$PWD/build/fresh
CLONE=fifthstreet
HANDED='^(PIP_|UV_|SSL_CERT_|CURL_CA_|REQUESTS_CA_|GIT_SSL_|NODE_EXTRA_|npm_config_|NPM_CONFIG_|(http|https|no|all|HTTP|HTTPS|NO|ALL)_(proxy|PROXY)=|WORKERS=)'
CERTIFICATES=/etc/ssl/certs

say() { printf '%s\n' "$*"; }
refuse() { say "$*" >&2; exit 1; }

# One line for each setting that pip reads from this machine's files: `global.cert='...'`.
pip_settings() {
    for python in python3 .venv/bin/python; do
        if "$python" -m pip config list 2>/dev/null | grep -v '^:env:' | sed 's/\\n/ /g'; then return; fi
    done
}

debian_sources() {
    apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
        grep -E " $SUITE(-[a-z]+)? " | sort -u || true
}

make_base() {
    command -v debootstrap >/dev/null || {
        say "Installing debootstrap."
        { apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends debootstrap; } \
            >build/apt.log 2>&1 || refuse "apt-get could not install debootstrap; what it said stands in build/apt.log."
    }
    say "Making a bare Debian $SUITE; it is kept for the next time in ${BASE#"$PWD"/}."
    mirror=$(debian_sources | awk -v suite="$SUITE" '$3 == suite {print $2; exit}')
    rm -rf "$BARE"
    debootstrap --variant=minbase --include=python3,git,make,ca-certificates "$SUITE" "$BARE" ${mirror:+"$mirror"} \
        >build/debootstrap.log 2>&1 || refuse "debootstrap failed; what it said stands in build/debootstrap.log."
    tar --one-file-system -C "$BARE" -cf "$BASE.part" .
    mv "$BASE.part" "$BASE"
    rm -rf "$BARE"
}

hand_over_settings() {
    debian_sources >"$BARE/etc/apt/sources.list"
    apt-config dump | grep -E '^Acquire::(http|https|Check-Valid-Until|Retries)' >"$BARE/etc/apt/apt.conf.d/90handed" || true
    cp -L /etc/resolv.conf /etc/hosts "$BARE/etc/"
    rm -rf "$BARE$CERTIFICATES"
    cp -rL "$CERTIFICATES" "$BARE$CERTIFICATES"
    for section in global install; do
        say "[$section]"
        pip_settings | sed -n "s/^$section\.\([^=]*\)='\(.*\)'\$/\1 = \2/p"
    done >"$BARE/etc/pip.conf"
    env | grep -E "$HANDED" >"$BARE/handed" || true
}

# Folders of this machine that its package settings name: a simple index and what stands beside it, or loose files.
package_folders() {
    { pip_settings; cat "$BARE/handed"; } | tr "=', " '\n\n\n\n' | while read -r word; do
        case $word in
        file:///*/simple | file:///*/simple/) folder=$(dirname "${word#file://}") ;;
        file:///*) folder=${word#file://} ;;
        /*) folder=$word ;;
        *) continue ;;
        esac
        if [ -d "$folder" ] && [ "$folder" != "$CERTIFICATES" ]; then say "$folder"; fi
    done | sort -u
}

mount_what_it_needs() {
    mount -t proc proc "$BARE/proc"
    mount --rbind /dev "$BARE/dev"
    package_folders | while read -r folder; do
        mkdir -p "$BARE$folder"
        mount --bind "$folder" "$BARE$folder"
        mount -o remount,ro,bind "$BARE$folder"
    done
}

# Runs one make target there, with an environment as bare as the machine.
make_there() {
    target=$1
    start=$(date +%s)
    say "make $target, in the bare Debian:"
    xargs -d '\n' -a "$BARE/handed" sh -c 'exec env -i "$@"' env PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/var/tmp \
        chroot "$BARE" make -C "/$CLONE" --no-print-directory "$target" ||
        refuse "make $target failed in the bare Debian after $(($(date +%s) - start)) s."
    say "make $target passed in the bare Debian in $(($(date +%s) - start)) s."
}

run_inside() {
    mount_what_it_needs
    make_there test
    make_there run
}

clean_up() {
    if grep -q " $BARE/" /proc/self/mounts; then
        say "Something is still mounted under $BARE; it is left as it is." >&2
    else
        rm -rf "$BARE"
    fi
}

if [ "${1:-}" = inside ]; then
    run_inside
    exit
fi

[ "$(id -u)" -eq 0 ] || refuse "make fresh makes a chroot: run it as root."
command -v apt-get >/dev/null || refuse "make fresh needs a Debian, which this machine is not."
mkdir -p build
[ -z "$(git status --porcelain)" ] || say "What is not committed is left out."
trap clean_up EXIT
trap 'exit 1' INT TERM HUP
[ -f "$BASE" ] || make_base
rm -rf "$BARE"
mkdir -p "$BARE"
tar -C "$BARE" -xf "$BASE"
git clone --quiet --no-hardlinks "$PWD" "$BARE/$CLONE"
hand_over_settings
unshare --mount --propagation private "$0" inside
say "A bare Debian passes make test and make run."
