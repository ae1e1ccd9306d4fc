# One Roundtable server with its page. See docs/running.md.
# The tag is the Node that the lock file pins. A tag can be moved to another image: deploy/pin-images.sh adds the digest.

FROM node:26.10.0-bookworm-slim AS built
WORKDIR /app
COPY . .
# What bundles the page has its native part among the optional dependencies.
RUN npm ci --loglevel=error && node tools/build.ts

FROM node:26.10.0-bookworm-slim AS installed
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
COPY games games
# Without the optional dependencies: among them is the Node that the base image already has.
RUN npm ci --omit=dev --omit=optional --workspace packages/server --loglevel=error \
  && find packages games \( -name '*.test.ts' -o -name '*.test.tsx' \) -delete \
  && rm -rf packages/server/test packages/web games/*/golden

FROM node:26.10.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
COPY --from=installed /app .
COPY --from=built /app/packages/web/dist packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
