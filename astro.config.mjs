import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';

/** When islands come to life: `client:poster`, after the page's first image (quality.md S8); `client:asked`, when turned to. */
const ownDirectives = {
  name: 'own-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['poster', 'asked'])
        addClientDirective({ name, entrypoint: `./src/lib/layout/client-${name}.ts` });
    },
  },
};

/**
 * What every page loads, and what answering a questionnaire takes, as four files instead of forty: fewer requests, and
 * what is alike compresses better together. Everything else is cut as it is shared. What editors share with
 * answering is a file apart, or each of them would load all of it.
 */
const CHUNKS = [
  {
    name: 'base',
    priority: 2,
    test: /node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores|@astrojs\/react)\/|vite\/preload-helper|rolldown\/runtime/,
  },
  {
    name: 'shell',
    priority: 1,
    test: /src\/(?:islands\/(?:shell\/(?!SignOutDialog)|form\/(?:use-is-live|hold-page|Modal|Dialog|IconButton|use-loaded))|lib\/(?:stores\/(?:theme|session|sign-out|left-on-device|page-title|notices|api|browser-storage|erased|autosave\/kept-draft|reporting\/report-key)|contract\/client|messages\/(?:shell|client|common|format)|domain\/(?:suite|item|french-formats|fold|image-paths|bounded-cache)|kinds\/[a-z]+\/paths)\.ts)/,
  },
  {
    name: 'editing',
    priority: 1,
    test: /src\/(?:islands\/editing\/Undo|lib\/(?:messages\/undo|stores\/autosave\/draft-history|kinds\/questionnaire\/tree))/,
  },
  // The home page lists what the form keeps, and needs nothing else of it.
  {
    name: 'kept',
    priority: 1,
    test: /src\/(?:islands\/kept-reports|lib\/(?:messages\/kept-reports|stores\/reporting\/(?:kept-report|report-hash)))/,
  },
  {
    name: 'answering',
    priority: 0,
    minShareCount: 2,
    test: /src\/(?:islands\/(?:reporting\/(?!report\/|HelpDialog)|fiche\/FicheLink|phrases\/expand|questionnaire\/HotspotFilm|rich-text\/ContentImage)|lib\/(?:kinds\/questionnaire\/(?:report\/|formula|answers|limits|report-sections|question-places|questionnaire-index)|domain\/(?:sentence|typography|without-markup|same-items|phrase)|messages\/(?:reporting|report|questionnaire|fiche)\.|stores\/(?:reporting|phrases)))/,
  },
];

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

export default defineConfig({
  output: 'server',
  // Sessions are ours (design.md §4); Astro's default driver would bake a path of the building machine.
  session: false,
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), ownDirectives],
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
    plugins: [inlinedStyles],
    environments: {
      client: { build: { rolldownOptions: { output: { advancedChunks: { groups: CHUNKS } } } } },
    },
  },
});
