# Builds the web client, then runs the server from its sources: one image, one port.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
COPY scripts scripts
COPY tsconfig.base.json tsconfig.json ./
RUN npm ci --no-audit --no-fund && node scripts/build-web.mjs --force

FROM node:20-bookworm-slim
ENV NODE_ENV=production SQLITE_FILE=/data/holdout.sqlite
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--import", "tsx", "packages/server/src/main.ts"]
