/**
 * Draws the image that a shared page shows (`public/share.png`) in the dark theme's colours: `node
 * src/cli/draw-share-image.ts`.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { frameMessages } from '#lib/layout/page-frame-texts.ts';
import { colourToken } from '#lib/platform/colour-tokens.ts';

const [name = '', about = ''] = frameMessages.shareImage.split('\u00a0: ');
const tokens = readFileSync('src/lib/layout/tokens.css', 'utf8');
const colour = (name: string) => colourToken(tokens, name, 'dark');
const FONT = 'font-family="DejaVu Sans, sans-serif"';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${colour('background')}"/>
  <g transform="translate(120 130) scale(5.4)">
    <rect x="2" y="2" width="28" height="28" rx="7" fill="none" stroke="${colour('accent')}" stroke-width="2.5"/>
    <rect x="6" y="6" width="20" height="20" rx="3.5" fill="${colour('logo-light')}"/>
    <ellipse cx="16" cy="16" rx="4" ry="6.5" fill="${colour('background')}"/>
  </g>
  <text x="330" y="246" ${FONT} font-size="92" font-weight="700" fill="${colour('text')}">${name}</text>
  <text x="130" y="430" ${FONT} font-size="42" fill="${colour('text-secondary')}">${about.slice(0, about.indexOf(','))},</text>
  <text x="130" y="492" ${FONT} font-size="42" fill="${colour('text-secondary')}">${about.slice(about.indexOf(',') + 2)}</text>
</svg>`;

await sharp(Buffer.from(svg))
  .resize(1200, 630)
  .png({ palette: true, compressionLevel: 9 })
  .toFile('public/share.png');
