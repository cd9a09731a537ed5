# nginx with the built client. Stage "build" is identical to that of backend.Dockerfile, so that it is built once.
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

# Debian's nginx, because Debian also packages the module that serves precompressed brotli files.
FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /etc/nginx/conf.d \
 && install -d -o www-data -g www-data /var/cache/nginx \
 && install -d /etc/nginx/trusted
COPY docker/nginx.conf /etc/nginx/nginx.conf
COPY docker/nginx-backend.conf /etc/nginx/backend/backend.conf
COPY --from=build /app/frontend/dist/client /srv/client
VOLUME /var/cache/nginx
EXPOSE 8080
USER www-data
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --start-interval=1s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080"]
ENTRYPOINT ["nginx"]
CMD ["-g", "daemon off;"]
