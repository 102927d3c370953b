# syntax=docker/dockerfile:1
# The steps stand in tools/image/build.sh, which `npm run image` runs in a clean folder as well.
FROM node:24-trixie-slim AS build
WORKDIR /source
COPY . .
RUN --mount=type=cache,target=/root/.npm sh tools/image/build.sh /image

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
RUN install -d -o node -g node -m 0700 /data
COPY --from=build /image /app
WORKDIR /app
# Nothing but the data folder is written: the rest may be read-only.
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "tools/image/alive.js"]
CMD ["node", "packages/backend/dist/main.js"]
