#!/bin/sh
# Makes, on a machine that can reach no registry of images, images with the names that Containerfile and compose.yaml ask
# for, from Debian's packages and npm's. They stand in for the real ones: Debian's PostgreSQL 15 for PostgreSQL 18, and a
# small S3 server for tests for the store.
# Needs root, Debian's podman, buildah, mmdebstrap and runc, and Node with npm. Options of `podman build` may be given.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6,util-linux bookworm "$work/debian.tar"
podman import --quiet "$work/debian.tar" localhost/stand-in/debian >/dev/null
mmdebstrap --quiet --variant=minbase --include=postgresql-15,busybox-static,ca-certificates bookworm "$work/postgres.tar"
podman import --quiet "$work/postgres.tar" localhost/stand-in/debian-postgres >/dev/null

mkdir "$work/node"
cp -L "$here/../../node_modules/.bin/node" "$work/node/node"
cp -rL "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$work/node/npm"
podman build --quiet "$@" -t docker.io/library/node:24-bookworm-slim -f "$here/node.containerfile" "$work/node"

mkdir "$work/postgres"
cp "$here/start-postgres.sh" "$work/postgres/"
podman build --quiet "$@" -t docker.io/library/postgres:18 -f "$here/postgres.containerfile" "$work/postgres"
podman build --quiet "$@" -t docker.io/library/busybox:1.37 -f "$here/busybox.containerfile" "$work/postgres"

mkdir "$work/storage"
cp "$here/storage.mjs" "$work/storage/"
podman build --quiet "$@" -t ghcr.io/versity/versitygw:v1.1.0 -f "$here/storage.containerfile" "$work/storage"
podman images
