import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';

/** `client:poster`: an island that lets the page's first image be loaded before it (quality.md S8). */
const posterDirective = {
  name: 'client-poster',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'poster', entrypoint: './src/lib/layout/client-poster.ts' }),
  },
};

export default defineConfig({
  output: 'server',
  // Sessions are ours (design.md §4); Astro's default driver would bake a path of the building machine.
  session: false,
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), posterDirective],
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  prefetch: { prefetchAll: false, defaultStrategy: 'hover' },
  build: { inlineStylesheets: 'always' },
  security: {
    // The specification's own POST and DELETE carry no body and would be refused; http/same-site.ts checks instead.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    ssr: { external: ['kysely', 'pg', 'sharp', '@node-rs/argon2'] },
    build: { cssMinify: 'lightningcss' },
  },
});
