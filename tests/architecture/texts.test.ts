import { describe, expect, it } from 'vitest';
import { sourcesUnder } from './sources.ts';
import { heldTexts } from './texts.ts';

/** Rooms that speak French by trade: the messages, the demo's made-up content, words that are stored as they read. */
const SPEAKING = /^src\/lib\/(messages|demo|domain)\//;
/** Data, not a text anyone reads. */
const DATA = [
  'src/lib/server/base/common-passwords.ts',
  'src/lib/kinds/protocol/vocabulary.ts',
  'src/lib/kinds/questionnaire/filter-tags.ts',
];

describe('French texts', () => {
  it('come from messages only', () => {
    const held = sourcesUnder('src')
      .filter(({ path }) => !SPEAKING.test(path) && !DATA.includes(path))
      .flatMap((source) => heldTexts(source).map((text) => ({ file: source.path, text })));
    expect(held).toEqual([]);
  });

  it('are all used', () => {
    const sources = sourcesUnder('src');
    const everything = sources.map(({ text }) => text).join('\n');
    const unused = sources
      .filter(({ path }) => path.startsWith('src/lib/messages/'))
      .flatMap(({ path, text }) => [...text.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => ({ path, key })))
      .filter(({ key }) => (everything.match(new RegExp(`\\b${key}\\b`, 'g')) ?? []).length < 2);
    expect(unused).toEqual([]);
  });

  it.each([
    ['a.tsx', 'export const a = () => <p title={m.x}>Bonjour</p>;'],
    ['a.tsx', 'export const a = () => <button aria-label="Fermer" />;'],
    ['a.ts', "throw new Error('Élément introuvable');"],
    ['a.ts', 'const a = `un élément`;'],
    ['a.astro', '---\nconst a = 1;\n---\n<p>{a} Bonjour</p>'],
    ['a.astro', '---\n---\n<img alt="Tête coupée" />'],
    ['a.astro', "---\nconst a = 'œdème';\n---\n<p>{a}</p>"],
  ])('would be noticed in %s: %s', (path, text) => {
    expect(heldTexts({ path, text })).toHaveLength(1);
  });

  it('leaves alone what is no text', () => {
    const text = '---\nimport a from "#lib/a.ts";\n---\n<!-- é --><p class="card">{a.title} · {a.n}</p>';
    expect(heldTexts({ path: 'a.astro', text })).toEqual([]);
  });
});
