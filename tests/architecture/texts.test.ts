import { describe, expect, it } from 'vitest';
import { floorOf } from './capabilities.ts';
import { unusedMessages } from './messages.ts';
import { type Source, sourcesUnder } from './sources.ts';
import { heldTexts } from './texts.ts';

/** Rooms that speak French by trade: the messages, the demo's made-up content, words that are stored as they read. */
const SPEAKING = /^src\/lib\/(messages|demo|domain)\//;
const speaks = (path: string) => SPEAKING.test(path) || floorOf(path) === 'texts';
/** Data, not a text anyone reads. */
const DATA = [
  'src/lib/server/base/common-passwords.ts',
  'src/lib/kinds/protocol/vocabulary.ts',
  'src/lib/kinds/protocol/common-words.ts',
  // One line a field, its French name among the rest (docs/decisions/0034).
  'src/lib/kinds/protocol/fields/acquisition-fields.ts',
  'src/lib/kinds/protocol/fields/number-fields.ts',
  'src/lib/kinds/protocol/fields/sequence-fields.ts',
  'src/lib/kinds/protocol/fields/shared-fields.ts',
  'src/lib/kinds/questionnaire/filter-tags.ts',
  'src/lib/interop/outline/words.ts',
  // Words that are looked for in what authors write, and what takes their place there.
  'src/lib/kinds/questionnaire/opposite-words.ts',
];

const heldOutside = (sources: readonly Source[]) =>
  sources
    .filter(({ path }) => !speaks(path) && !DATA.includes(path))
    .flatMap((source) => heldTexts(source).map((text) => ({ file: source.path, text })));

describe('French texts', () => {
  it('come from messages only', () => {
    expect(heldOutside(sourcesUnder('src'))).toEqual([]);
  });

  it('of a capability are in its files of texts', () => {
    const text = "export const label = 'Relu à nouveau';";
    const at = (name: string) => ({ path: `src/lib/collections/${name}`, text });
    const outside = ['store.ts', 'rules.ts', 'schemas.ts', 'page-data.ts', 'server/keep-notes.ts'].map(at);
    const held = heldOutside([...outside, at('texts.ts'), at('note-texts.ts')]);
    expect(held.map(({ file }) => file)).toEqual(outside.map(({ path }) => path));
  });

  it('of a capability are all used', () => {
    const path = 'src/lib/collections/note-texts.ts';
    const text = "export const noteMessages = { label: 'Note' };";
    expect(unusedMessages([{ path, text }])).toEqual([`${path}: noteMessages.label`]);
  });

  it('are all used', () => {
    expect(unusedMessages(sourcesUnder('src'))).toEqual([]);
  });

  it.each([
    ['a word that something else is called', 'const { title } = item; item.title; n.title;'],
    ['one that only its neighbour is used of', 'm.other; m.deep.used;'],
    ['one that a comment names', '/* m.title */ m.other;'],
  ])('would be missed: %s', (_, uses) => {
    const messages = "export const aMessages = { title: 'A', other: 'B', deep: { used: 'C', title: 'D' } };";
    const page = `import { aMessages as m, bMessages as n } from '#lib/messages/a.ts';\n${uses}`;
    const sources = [
      { path: 'src/lib/messages/a.ts', text: messages },
      { path: 'src/pages/a.astro', text: `---\n${page}\n---` },
    ];
    expect(unusedMessages(sources)).toContain('src/lib/messages/a.ts: aMessages.title');
  });

  it.each([
    'm.title; m.other; m.deep.used; m.deep.title',
    'm.title; m.other; m.deep[a]',
    'f(m)',
    'm[a].title; m[b]',
  ])('are used by %s', (uses) => {
    const messages = "export const aMessages = { title: 'A', other: 'B', deep: { used: 'C', title: 'D' } };";
    const text = `import { aMessages as m } from '#lib/messages/a.ts';\n${uses};`;
    const sources = [
      { path: 'src/lib/messages/a.ts', text: messages },
      { path: 'src/pages/a.ts', text },
    ];
    expect(unusedMessages(sources)).toEqual([]);
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
