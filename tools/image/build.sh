#!/bin/sh
# The steps of the image, run by the Dockerfile and by `npm run image`: from a clean checkout to the folder that it holds.
set -eu
cd "$(dirname "$0")/../.."
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
npm run build
node tools/image/write.js "$1"
