# The product as one process; what it needs beside it is in compose.yaml.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=secret,id=npmrc,target=/app/.npmrc npm ci --no-audit --no-fund
COPY . .
# Shown on /administration: --build-arg BUILD_COMMIT=$(git rev-parse --short=12 HEAD)
ARG BUILD_COMMIT=
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/src ./src
RUN mkdir -m 700 /data dist/compiled && chown node /data dist/compiled
USER node
ENV DATA_DIR=/data HOST=0.0.0.0
EXPOSE 4321
CMD ["node", "--max-old-space-size=768", "--max-semi-space-size=8", "src/serve.mjs"]
