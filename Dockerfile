# Builds the site, then keeps what runs it.
FROM node:22.17.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The page contains these two settings.
ARG SITE_URL
ARG GOOGLE_CLIENT_ID
RUN VITE_SITE_URL=$SITE_URL VITE_GOOGLE_CLIENT_ID=$GOOGLE_CLIENT_ID npm run build

FROM node:22.17.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && mkdir -m 700 /data && chown node:node /data
COPY --from=build /app/dist dist
COPY --from=build /app/dist-server dist-server
USER node
VOLUME /data
EXPOSE 3000
# Whether the process lives: it waits for a lost database and goes on by itself, so it needn't be restarted.
# Whether it can answer requests says /readyz, which is for the proxy in front of it.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The demo community is for a local machine only.
CMD ["node", "dist-server/main.js", "--empty"]
