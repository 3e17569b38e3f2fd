# Builds Caravel and runs its server: docker build -t caravel . && docker run -p 8080:8080 -v caravel:/data caravel
FROM node:22-bookworm-slim AS build
WORKDIR /caravel
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /caravel
COPY --from=build /caravel/node_modules node_modules
COPY --from=build /caravel/kernel kernel
COPY --from=build /caravel/games games
COPY --from=build /caravel/bots bots
COPY --from=build /caravel/tables tables
COPY --from=build /caravel/server server
COPY --from=build /caravel/web web
COPY --from=build /caravel/cli cli
RUN mkdir /data && chown node:node /data
USER node
# tables are kept in ./data, if DATABASE_URL names no PostgreSQL
WORKDIR /
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# what is under way is finished before the container ends
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=64", "/caravel/cli/dist/caravel.mjs", "serve", "--host", "0.0.0.0", "--port", "8080"]
