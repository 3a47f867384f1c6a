/**
 * Draws the site's icons (`public/favicon.svg`, `touch-icon.png`, `icon-512.png`) and writes the colours of the
 * manifest, all of them the tokens': `node src/cli/draw-icons.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { colourToken } from '#lib/platform/colour-tokens.ts';

const tokens = readFileSync('src/lib/layout/tokens.css', 'utf8');
const [accent, light, film] = ['accent', 'accent-soft', 'film'].map((name) => colourToken(tokens, name));

writeFileSync(
  'public/favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="2" width="28" height="28" rx="7" fill="${accent}"/><rect x="6" y="6" width="20" height="20" rx="3.5" fill="${light}"/><ellipse cx="16" cy="16" rx="4" ry="6.5" fill="${film}"/></svg>\n`,
);

const manifest = readFileSync('public/site.webmanifest', 'utf8');
writeFileSync(
  'public/site.webmanifest',
  manifest
    .replace(/("background_color": )"[^"]*"/, `$1"${film}"`)
    .replace(/("theme_color": )"[^"]*"/, `$1"${accent}"`),
);

/** The mark of `favicon.svg` on a square background: operating systems round the corners themselves. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="${accent}"/>
  <rect x="7" y="7" width="18" height="18" rx="3" fill="${light}"/>
  <ellipse cx="16" cy="16" rx="3.6" ry="5.8" fill="${film}"/>
</svg>`;

for (const [name, size] of [
  ['touch-icon', 180],
  ['icon-512', 512],
] as const)
  await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`public/${name}.png`);
