import { describe, expect, it } from 'vitest';
import { floorOf } from './floors.ts';
import { unusedMessages } from './messages.ts';
import { type Source, sourcesUnder } from './sources.ts';
import { heldTexts } from './texts.ts';

/** French by trade: the files of texts, and the demo's made-up content. */
const speaks = (path: string) => /^(texts|demo content)$/.test(floorOf(path));
/** Data, not a text anyone reads. */
const DATA = [
  // Characters that names and words hold, and words that are sought in texts.
  'src/lib/accounts/username-rules.ts',
  'src/lib/platform/typography.ts',
  'src/lib/questionnaires/earlier/earlier-words.ts',
  'src/lib/questionnaires/identity-like.ts',
  'src/lib/questionnaires/sentence.ts',
  'src/lib/search/synonyms.ts',
  'src/lib/search/terms/abdomen.ts',
  'src/lib/search/terms/bones.ts',
  'src/lib/search/terms/general.ts',
  'src/lib/search/terms/neuro.ts',
  'src/lib/search/terms/thorax.ts',
  // One line per attribute, with its French name and why it is kept (docs/de-identification.md).
  'src/lib/cases/teaching/identity-marks.ts',
  'src/lib/dicom/attributes/acquisition-allow-list.ts',
  'src/lib/dicom/attributes/allow-list-reasons.ts',
  'src/lib/dicom/attributes/identifying.ts',
  'src/lib/dicom/attributes/known-names.ts',
  // Words that are stored as they read.
  'src/lib/reviews/review-rules.ts',
  'src/lib/accounts/server/common-passwords.ts',
  'src/lib/protocols/conformity/known-words.ts',
  'src/lib/protocols/vocabulary.ts',
  'src/lib/protocols/common-words.ts',
  // One line per field, with its French name (docs/decisions/0034).
  'src/lib/protocols/fields/acquisition-fields.ts',
  'src/lib/protocols/fields/number-fields.ts',
  'src/lib/protocols/fields/sequence-fields.ts',
  'src/lib/protocols/fields/shared-fields.ts',
  'src/lib/protocols/fields/x-ray-fields.ts',
  'src/lib/questionnaires/filter-tags.ts',
  'src/lib/questionnaires/formulas/function-words.ts',
  'src/lib/questionnaires/outline/words.ts',
  // Words that are searched for in authors' texts, and their replacements there.
  'src/lib/questionnaires/opposite-words.ts',
  'src/lib/questionnaires/report-sections.ts',
];

const heldOutside = (sources: readonly Source[]) =>
  sources
    .filter(({ path }) => !speaks(path) && !DATA.includes(path))
    .flatMap((source) => heldTexts(source).map((text) => ({ file: source.path, text })));

describe('French texts', () => {
  it('come from files of texts only', () => {
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
    const page = `import { aMessages as m, bMessages as n } from '#lib/items/a-texts.ts';\n${uses}`;
    const sources = [
      { path: 'src/lib/items/a-texts.ts', text: messages },
      { path: 'src/pages/a.astro', text: `---\n${page}\n---` },
    ];
    expect(unusedMessages(sources)).toContain('src/lib/items/a-texts.ts: aMessages.title');
  });

  it.each([
    'm.title; m.other; m.deep.used; m.deep.title',
    'm.title; m.other; m.deep[a]',
    'f(m)',
    'm[a].title; m[b]',
  ])('are used by %s', (uses) => {
    const messages = "export const aMessages = { title: 'A', other: 'B', deep: { used: 'C', title: 'D' } };";
    const text = `import { aMessages as m } from '#lib/items/a-texts.ts';\n${uses};`;
    const sources = [
      { path: 'src/lib/items/a-texts.ts', text: messages },
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
