import { describe, expect, it } from 'vitest';
import { colourToken } from '#lib/platform/colour-tokens.ts';
import { coloursOf } from './colours.ts';
import { type Source, sourcesUnder } from './sources.ts';

const TOKENS = ['src/lib/layout/tokens.css', 'src/islands/viewer/image-tokens.css'];

/** Files that cannot take their colours from the tokens, and why. One without literal colours must leave this list. */
const LITERAL: Record<string, string> = {
  'public/default-case.svg': 'a picture of its own, shown as images are',
  'src/islands/image-review/mask-picture.ts': 'what is masked is black in the file that is sent',
  'src/islands/item/print-page.css': "a page's margins lie outside of the document, which has the tokens",
  'src/lib/archives/html.ts': 'pages of an exported archive come without a style sheet',
  'src/lib/questions/server/anki-occlusion-type.ts':
    'cards are shown by Anki, which takes the colours of masks from them',
  'src/lib/questionnaires/edits/change-type.ts': "zones' colours are saved with their questionnaire",
  'src/lib/questionnaires/edits/new-nodes.ts': "zones' colours are saved with their questionnaire",
  'src/lib/images/server/ingest/read-picture.ts':
    'what lies under a transparent image is white in the file that is kept',
};

/** Drawn from the tokens by `src/cli/draw-icons.ts`. */
const DRAWN = ['public/favicon.svg', 'public/site.webmanifest'];

const tokens = sourcesUnder('src', /\.css$/).find(({ path }) => path === TOKENS[0])?.text ?? '';
const sources = [
  ...sourcesUnder('src'),
  ...sourcesUnder('src', /(?<!\.generated)\.css$/),
  ...sourcesUnder('public', /\.(svg|webmanifest)$/),
];

/** Made-up content (`lib/demo`) contains zones' colours like any questionnaire. */
const naming = (files: readonly Source[]) =>
  files
    .filter(
      ({ path }) => !TOKENS.includes(path) && !DRAWN.includes(path) && !path.startsWith('src/lib/demo/'),
    )
    .filter((source) => coloursOf(source).length > 0)
    .map(({ path }) => path)
    .sort();

describe('colours', () => {
  it('stand in the tokens alone, but for files named here', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(naming(sources)).toEqual(Object.keys(LITERAL).sort());
  });

  it.each([
    ['src/islands/a/a.css', '.a { color: #0a6c84; }'],
    ['src/islands/a/a.css', '.a { --own: #FFF }'],
    ['src/islands/a/a.css', '.a { background: rgb(0 0 0 / 50%); }'],
    ['src/islands/a/a.css', '.a { outline: 1px solid oklch(0.5 0.1 200); }'],
    ['src/islands/a/a.css', '.a { border: 1px solid white; }'],
    ['src/islands/a/a.css', '.a { color: color-mix(in srgb, var(--text) 20%, #fff); }'],
    ['src/islands/a/a.css', '.a { background: url("data:image/svg+xml,<svg fill=\'%23fff\'/>"); }'],
    ['src/islands/a/A.tsx', 'export const A = () => <path fill="#34414a" />;'],
    ['src/islands/a/A.tsx', 'export const A = () => <path stroke="black" />;'],
    ['src/lib/viewer/a.ts', "pen.fillStyle = 'white';"],
    ['src/lib/viewer/a.ts', "pen.fillStyle = dark ? 'white' : token;"],
    ['src/lib/viewer/a.ts', "ramp.addColorStop(0, 'white');"],
    ['src/islands/a/A.tsx', "export const A = () => <p style={{ backgroundColor: 'white' }} />;"],
    ['src/islands/a/A.tsx', "export const A = () => <path stroke={on ? 'white' : token} />;"],
    ['src/islands/a/a.css', '.a { color: darkred; }'],
    ['src/islands/a/a.css', '.a { color: rebeccapurple; }'],
    ['src/islands/a/a.css', '.a { color: whitesmoke; }'],
    ['src/lib/layout/A.astro', '---\n---\n<p style="color: white">a</p>'],
    ['src/lib/viewer/a.ts', 'pen.fillStyle = `rgba(0, 0, 0, $' + '{part})`;'],
    ['src/lib/layout/A.astro', '---\n---\n<meta content="#ffffff" />'],
    ['src/lib/layout/A.astro', "---\nconst a = '#fff';\n---\n<p>a</p>"],
    ['src/lib/layout/A.astro', '---\n---\n<p>a</p>\n<style>p { color: hsl(0 0% 0%); }</style>'],
    ['public/a.svg', '<svg><path fill="#fff"/></svg>'],
  ])('one would be noticed in %s: %s', (path, text) => {
    expect(naming([{ path, text }])).toEqual([path]);
  });

  it.each([
    [
      'src/islands/a/a.css',
      '#add, a:hover { white-space: nowrap; color: color-mix(in srgb, var(--text) 9%, transparent); }',
    ],
    [
      'src/islands/a/a.css',
      '/* #fff */ .a { color: currentColor; background: url("#fff"); mask: var(--black); }',
    ],
    ['src/islands/a/a.ts', 'class A { #add() { this.#add(); } } // #fff'],
    ['src/lib/layout/A.astro', '---\n---\n<a href="#add">red</a>'],
  ])('none is seen in %s: %s', (path, text) => {
    expect(naming([{ path, text }])).toEqual([]);
  });

  it('of icons are those of the tokens: `node src/cli/draw-icons.ts` draws them', () => {
    const known = ['accent', 'accent-soft', 'film'].map((name) => colourToken(tokens, name));
    for (const path of DRAWN) {
      const drawn = coloursOf(sources.find((source) => source.path === path)!);
      expect(drawn.length, path).toBeGreaterThan(1);
      expect(known, path).toEqual(expect.arrayContaining(drawn));
    }
  });
});
