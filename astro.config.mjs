import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { build } from 'vite';
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

/**
 * What every page loads, and what answering a questionnaire takes, as four files instead of forty: fewer requests, and
 * what is alike compresses better together. Everything else is cut as it is shared. What editors share with
 * answering is a file apart, or each of them would load all of it.
 */
const CHUNKS = [
  {
    name: 'base',
    priority: 101,
    test: /node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores|@astrojs\/react)\/|vite\/preload-helper|rolldown\/runtime/,
  },
  {
    name: 'shell',
    priority: 100,
    test: /src\/(?:islands\/(?:shell\/(?!SignOutDialog|Menu|grow-fields)|form\/(?:use-is-live|hold-page|focus-first|IconButton|use-loaded|Loaded))|lib\/(?:stores\/(?:theme|session|sign-out|left-on-device|leave-kept|page-title|notices|api|browser-storage|erased|autosave\/stored-draft|reporting\/report-key)|contract\/client|messages\/(?:shell|client|common|format|too-long|visibility)|domain\/(?:suite|item|french-formats|fold|image-paths|page-name)|kinds\/[a-z]+\/paths)\.ts)/,
  },
  // What one scrolls with before the viewer lives: one file, the sooner it is there.
  {
    name: 'first-slices',
    priority: 100,
    test: /src\/(?:islands\/viewer\/first-slices|lib\/(?:viewer\/(?:first-tiles|slices-there|slice-keys|own-keys|download|budget|gestures|panel-input|pointer-input|wheel-input|measures\/kinds)|domain\/(?:stack|tiles)))/,
  },
  // A group takes along what its files import: what other pages load without the rest is taken before.
  ...[
    ['intention', /stores\/intention|domain\/sign-in-reason|form\/use-intended/],
    ['list-words', /messages\/list\.|list\/Corrections/],
    [
      'measuring',
      /lib\/viewer\/(?:measure-commands|panel-actions|measure-steps|measures\/(?:changes|history|host|on-plane))/,
    ],
    ['collecting', /messages\/keeping|stores\/collections\.|domain\/collection\./],
    ['chips-style', /list\/chips\.css/],
    ['escape-markup', /domain\/escape-markup/],
    ['unlisted-link', /messages\/unlisted-link/],
    ['lacks', /kinds\/(?:lacks|protocol\/publishing)/],
    [
      'definitions',
      /kinds\/(?:definitions|\w+\/definition|questionnaire\/filter-tags|protocol\/(?:vocabulary|limits))|domain\/review\./,
    ],
    ['protocol', /messages\/protocol\./],
    ['fields', /kinds\/protocol\/fields\/(?!number)/],
    ['typed-before', /form\/use-typed-before/],
    ['content-image', /rich-text\/ContentImage/],
    ['tags', /islands\/list\/TagField|messages\/tags/],
    ['page-back', /form\/use-page-back|stores\/working-copies/],
    ['reorder', /form\/use-drag-order|domain\/reorder/],
    ['item-source', /stores\/item-source|domain\/copy-title/],
    ['editing-messages', /messages\/editing\./],
    ['key-commands', /form\/key-commands/],
    ['bounded-cache', /domain\/bounded-cache/],
    ['case-places', /stores\/case-places\./],
    ['dialog', /form\/(?:Modal|Dialog)\./],
    ['field-style', /form\/field\.css/],
    ['dropdown-style', /form\/dropdown\.css/],
    ['menu-items-style', /form\/menu-items\.css/],
    ['quiet-style', /form\/quiet\.css/],
    ['labels-style', /item\/labels\.css/],
    ['choice-field', /form\/ChoiceField/],
    ['review', /messages\/reviews?\.|messages\/reviewers|stores\/item-review\.|versions\/use-read/],
  ].map(([name, test], index) => ({ name, test, priority: 99 - index })),
  {
    name: 'editing',
    priority: 2,
    test: /src\/(?:islands\/editing\/Undo|lib\/(?:messages\/undo|stores\/autosave\/draft-history))/,
  },
  {
    name: 'item-editing',
    priority: 1,
    test: /src\/(?:islands\/(?:editing\/(?!ConflictChoice)|versions\/use-version-actions|publish\/(?:use-publication|field-links))|lib\/(?:messages\/(?:editing|version-actions|publication|sharing)\.|stores\/(?:autosave\/|item-autosave)))/,
  },
  {
    name: 'protocol-editing',
    priority: 1,
    test: /src\/(?:islands\/protocol-editor\/(?!dicom\/|text-limits|review\/\w*Dialog|takeover\/(?!SourceTakeover)|ChangeTypeDialog|grid\/)|lib\/(?:kinds\/protocol\/(?:cells|body-edits|field-changes|limits|publishing|fields\/number)|messages\/(?:protocol-(?:editor|fields)|review|takeover)\.|stores\/(?:item-review|protocol-words)))/,
  },
  {
    name: 'protocol-rows',
    priority: 0,
    test: /src\/(?:islands\/protocol-editor\/grid\/(?!GridHelp|PasteDialog|paste\.)|lib\/(?:kinds\/protocol\/(?:row-edits|field-text|totals)|interop\/protocol\/(?:write-table|formula-guard)|messages\/protocol-grid\.))/,
  },
  {
    name: 'viewing',
    priority: 0,
    test: /src\/(?:islands\/practice\/use-attempt|lib\/(?:domain\/(?:practice\/attempt|slice-geometry)|messages\/(?:credits|viewer-numbers|key-names|viewer-commands|practice|attempts)\.|stores\/(?:practice\/(?:attempt-id|own-attempt|attempt-queue|attempts)\.)|viewer\/(?:view|stack|state|linking)\.))/,
  },
  {
    name: 'answering',
    priority: 0,
    minShareCount: 2,
    test: /src\/(?:islands\/(?:reporting\/(?!report\/|HelpDialog)|fiche\/FicheLink|phrases\/expand|kept-reports|questionnaire\/HotspotFilm|rich-text\/ContentImage)|lib\/(?:kinds\/questionnaire\/(?:tree|report\/(?!other-side)|formula|answers|number-answer|typed-number|normal-words|limits|report-sections|question-places|questionnaire-index)|domain\/(?:identity-like|windows-text|sentence|typography|without-markup|same-items|phrase)|messages\/(?:reporting|report|questionnaire|fiche|kept-reports)\.|stores\/(?:reporting|phrases)))/,
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
    plugins: [preloadsMissing(), inlinedStyles, offlineWorker, notices.collect(), notices.write()],
    worker: { plugins: () => [notices.collect()] },
    environments: {
      client: { build: { rolldownOptions: { output: { advancedChunks: { groups: CHUNKS } } } } },
    },
  },
});
