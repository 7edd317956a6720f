# syntax=docker/dockerfile:1

# The site in one image: with the embedded backend on the volume /data, or with a Supabase project when SUPABASE_URL is
# set. docs/deploy.md says how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The origin is written into the prerendered pages: canonical addresses, sitemap, pictures of shared links.
ARG SITE_URL
RUN test -n "$SITE_URL" || (echo 'Name the origin: --build-arg SITE_URL=https://www.example.com' >&2; exit 1)
# With a key of your own, forms of pages that are still open survive a new release (docs/deploy.md).
RUN --mount=type=secret,id=server_actions_key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY \
    SITE_URL="$SITE_URL" npm run release

# The embedded backend's packages. The framework comes with the release, without what only builds need.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev \
 && rm -rf node_modules/next node_modules/@next node_modules/.cache

FROM node:24-bookworm-slim
ARG SITE_URL
ENV NODE_ENV=production \
    SITE_URL=$SITE_URL \
    DATA_DIR=/data \
    DO_NOT_TRACK=1 \
    NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/release ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
