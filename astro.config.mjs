import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { build } from 'vite';
import { pageBundles } from './src/bundles/plugin.ts';
import { development } from './src/development.ts';
import { licenceNotices } from './src/licences/plugin.ts';
import { preloadsMissing } from './src/preloads-missing.mjs';

/** When islands come to life: `client:poster`, after the page's first image (docs/quality.md, S8); `client:slices`, after those beside it; `client:asked`, when turned to. */
const ownDirectives = {
  name: 'own-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['poster', 'slices', 'asked'])
        addClientDirective({ name, entrypoint: `./src/lib/layout/client-${name}.ts` });
    },
  },
};

const bundles = pageBundles();

/** Styles are in the pages: code that is fetched on demand must not ask for the sheets that are no files. */
const inlinedStyles = {
  name: 'inlined-styles',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const { viteMetadata } of Object.values(bundle))
      for (const sheet of viteMetadata?.importedCss ?? [])
        if (!bundle[sheet]) viteMetadata.importedCss.delete(sheet);
  },
};

/** Slots of islands, which React may have to build again where Trusted Types refuse plain strings (docs/decisions/0117). */
const trustedSlots = {
  name: 'trusted-slots',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './static-html.js' && importer?.includes('@astrojs/react')
      ? fileURLToPath(new URL('./src/islands/shell/static-html.ts', import.meta.url))
      : undefined,
};

const notices = licenceNotices();

/** The worker that hands out what is kept for when there is no network: one file at the root, whose name stays. */
const offlineWorker = {
  name: 'offline-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async buildStart() {
    // Built apart: what it shares with pages must be in it, as no browser lets all workers import.
    const { output } = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [notices.collect()],
      build: {
        write: false,
        rolldownOptions: { input: 'src/offline-worker.ts', output: { format: 'iife' } },
      },
    });
    this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source: output[0].code });
  },
};

export default defineConfig({
  output: 'server',
  // Sessions are ours (docs/design.md §4); Astro's default driver would bake a path of the building machine.
  session: false,
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  adapter: node({ mode: 'middleware' }),
  integrations: [
    react(),
    ownDirectives,
    development(async () => (await import('./uno.config.ts')).default.cli.entry),
  ],
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'always' },
  security: {
    // The specification's own POST and DELETE carry no body and would be refused; http/same-site.ts checks instead.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        // Two policies are ours, in platform/browser; the third is ProseMirror's own (docs/decisions/0117).
        "require-trusted-types-for 'script'",
        'trusted-types html script ProseMirrorClipboard',
      ],
    },
  },
  vite: {
    ssr: { external: ['kysely', 'pg', 'sharp', '@node-rs/argon2'] },
    build: { cssMinify: 'lightningcss' },
    plugins: [
      ...bundles.plugins,
      preloadsMissing(),
      inlinedStyles,
      trustedSlots,
      offlineWorker,
      notices.collect(),
      notices.write(),
    ],
    worker: { plugins: () => [notices.collect()] },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Each module has its own place: none is taken along by who imports it.
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: bundles.nameOf }] },
            },
          },
        },
      },
    },
  },
});
