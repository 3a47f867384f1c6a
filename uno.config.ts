import { defineConfig, presetIcons, presetMini } from 'unocss';

/** Colours come from the custom properties of `src/lib/layout/tokens.css`; nothing else names one. */
const role = (name: string) => `var(--${name})`;

/** What the lists and the sign-in screen show: the pages people arrive on carry no icon of the others. */
const VISITORS = [
  'src/islands/{rating,sign-in}/*.tsx',
  'src/islands/shell/{Header,Notices}.tsx',
  'src/islands/list/{Card,CardFigures,CardFilm,CopyButton,Filter*,ItemList,Pagination,ResultLine}.tsx',
  'src/lib/items/list-texts.ts',
  'src/lib/layout/Shell.astro',
  'src/lib/items/layout/PublicListPage.astro',
  'src/lib/home/layout/Welcome.astro',
];

/** With the menu, and what one does signed in. */
const LISTS = [
  ...VISITORS,
  'src/islands/shell/*.tsx',
  'src/islands/collections/KeepCard.tsx',
  'src/islands/list/own-icons.ts',
  'src/lib/app/menu-texts.ts',
];

const KIND_ICONS = 'src/islands/list/kind-icon.ts';

/** What home shows, and what it fetches for those who use it. */
const HOME = [
  'src/islands/{shell,home-search,kept-reports}/*.tsx',
  'src/lib/app/menu-texts.ts',
  'src/lib/items/list-texts.ts',
  'src/lib/layout/Shell.astro',
  'src/lib/home/layout/*.astro',
];

/**
 * The icons, and utilities under the prefix `u-`, as one stylesheet of their own: `Shell.astro` links it after the
 * content, so that 60 icons neither weigh on every page nor delay its first paint (docs/decisions/0007).
 */
export default defineConfig({
  preflights: [
    {
      // What all icons share, said once. They, stars and brains are masks over a background, which forced colours
      // would take away.
      getCSS: () =>
        '[class*="i-lucide-"]{-webkit-mask:var(--un-icon) 0 0/100% 100%;mask:var(--un-icon) 0 0/100% 100%;background-color:currentColor}' +
        '@media (forced-colors:active){i[class]{forced-color-adjust:none;background:CanvasText!important}}',
    },
  ],
  presets: [
    presetMini({ preflight: false, prefix: 'u-' }),
    presetIcons({
      scale: 1.2,
      mode: 'mask',
      processor(properties) {
        for (const name of Object.keys(properties)) if (name !== '--un-icon') delete properties[name];
      },
      collections: { lucide: () => import('@iconify-json/lucide/icons.json').then((set) => set.default) },
    }),
  ],
  theme: {
    colors: {
      background: role('background'),
      card: role('card'),
      line: role('border'),
      text: role('text'),
      secondary: role('text-secondary'),
      accent: role('accent'),
      error: role('error'),
      success: role('success'),
    },
  },
  cli: {
    entry: [
      { patterns: ['src/**/*.{astro,ts,tsx}'], outFile: 'src/lib/layout/icons.generated.css' },
      {
        patterns: [...LISTS, KIND_ICONS],
        outFile: 'src/lib/layout/list-icons.generated.css',
      },
      {
        patterns: [...VISITORS, KIND_ICONS],
        outFile: 'src/lib/layout/visitor-list-icons.generated.css',
      },
      { patterns: VISITORS, outFile: 'src/lib/layout/visitor-case-icons.generated.css' },
      // Cases show images instead of an icon for their kind.
      { patterns: LISTS, outFile: 'src/lib/layout/case-icons.generated.css' },
      { patterns: HOME, outFile: 'src/lib/layout/home-icons.generated.css' },
    ],
  },
});
