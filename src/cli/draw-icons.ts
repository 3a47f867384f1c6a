/** Draws the icons of the site on a home screen (`public/touch-icon.png`, `icon-512.png`): `node src/cli/draw-icons.ts`. */
import sharp from 'sharp';

/** The mark of `favicon.svg` on a ground without corners: systems cut their own. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="#0a6c84"/>
  <rect x="7" y="7" width="18" height="18" rx="3" fill="#dff1f5"/>
  <ellipse cx="16" cy="16" rx="3.6" ry="5.8" fill="#0b1014"/>
</svg>`;

for (const [name, size] of [
  ['touch-icon', 180],
  ['icon-512', 512],
] as const)
  await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`public/${name}.png`);
