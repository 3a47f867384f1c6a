import presetIcons from '@unocss/preset-icons';
import presetMini from '@unocss/preset-mini';
import { defineConfig } from 'unocss';

/** Colours come from the custom properties of `src/lib/layout/tokens.css`; nothing else names one. */
const role = (name: string) => `var(--${name})`;

export default defineConfig({
  presets: [
    presetMini({ preflight: false }),
    presetIcons({
      scale: 1.2,
      collections: { lucide: () => import('@iconify-json/lucide/icons.json').then((set) => set.default) },
    }),
  ],
  preflights: [],
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
  content: { pipeline: { include: [/\.(astro|[jt]sx|ts)($|\?)/] } },
});
