#!/bin/sh
# Adds to every image in Dockerfile and compose.yaml the digest that its tag has now, or renews it. It asks the registry
# by `docker buildx`. Look at the difference, try it, and commit it.
set -eu
cd "$(dirname "$0")/.."
pattern='(node|postgres|caddy):[0-9][A-Za-z0-9._-]*'
for image in $(grep --no-filename --only-matching --extended-regexp "$pattern" Dockerfile compose.yaml | sort --unique); do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  case $digest in
    sha256:*) ;;
    *) echo "The registry names no digest for $image." >&2; exit 1 ;;
  esac
  sed --in-place --regexp-extended "s|$image(@sha256:[0-9a-f]+)?|$image@$digest|" Dockerfile compose.yaml
  echo "$image@$digest"
done
