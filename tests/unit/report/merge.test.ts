import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { type EditedReport, editedKeys, toEdited } from '#lib/questionnaires/report/edited-report.ts';
import { merge } from '#lib/questionnaires/report/merge.ts';
import { toHtml, toPlainText } from '#lib/questionnaires/report/report-text.ts';
import type { Run } from '#lib/questionnaires/report/runs.ts';
import { restore, revert, settle } from '#lib/questionnaires/report/settle.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { outline } from './outline-pages.ts';

const pages = outline(`== Genou
? A [id a]
- Un > Phrase a un.
- Deux > Phrase a deux.
? B [id b]
- Un > Phrase b un.
- Deux > Phrase b deux.
? C [id c]
- Un > Phrase c un.
- Deux > Phrase c deux.`);
const headings = { indication: 'I', technique: 'T', findings: 'R', conclusion: 'C' };
const write = (answers: Answers) => writeReport({ pages }, answers);
const text = (edited: EditedReport) => toPlainText(edited, headings).replace(/^R\n?/, '');

/** The only paragraph's runs changed by hand. */
const byHand = (edited: EditedReport, change: (runs: readonly Run[]) => readonly Run[]): EditedReport => ({
  ...edited,
  sections: edited.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) => ({ ...paragraph, runs: change(paragraph.runs) })),
  })),
});
const rewrite = (key: string, words: string) => (runs: readonly Run[]) =>
  runs.map((run) => (run.key === key ? { ...run, text: words } : run));
const without = (key: string) => (runs: readonly Run[]) => runs.filter((run) => run.key !== key);

const ab = write({ a: 'ao1', b: 'bo1' });
const ab2 = write({ a: 'ao2', b: 'bo1' });
const abc = write({ a: 'ao1', b: 'bo1', c: 'co1' });
const b = write({ b: 'bo1' });
const none = write({});

describe('merge', () => {
  it('is the report itself while nobody edited', () => {
    for (const from of [ab, ab2, none, b, abc])
      for (const to of [ab, ab2, none, b, abc]) expect(merge(from, toEdited(from), to)).toEqual(toEdited(to));
  });

  it('keeps an edited sentence, and offers both once its answer changed', () => {
    const mine = byHand(toEdited(ab), rewrite('findings:a', 'Ma phrase.'));
    expect([...editedKeys(ab, mine)]).toEqual(['findings:a']);
    expect(merge(ab, mine, abc).offers).toEqual([]);
    const other = merge(ab, mine, ab2);
    expect(text(other)).toBe('Ma phrase. Phrase b un.');
    expect(other.offers).toEqual([
      { key: 'findings:a', mine: 'Ma phrase.', next: 'Phrase a deux.', base: 'Phrase a un.' },
    ]);
    expect(merge(ab2, other, ab).offers).toEqual([]);
    expect(text(settle(ab2, other, 'findings:a', 'next'))).toBe('Phrase a deux. Phrase b un.');
    const kept = settle(ab2, other, 'findings:a', 'mine');
    expect(kept.offers).toEqual([]);
    expect(merge(ab2, kept, ab2)).toEqual(kept);
  });

  it('keeps an edited sentence whose answer is cleared', () => {
    const mine = byHand(toEdited(ab), rewrite('findings:a', 'Ma phrase.'));
    const cleared = merge(ab, mine, b);
    expect(text(cleared)).toBe('Ma phrase. Phrase b un.');
    expect(cleared.offers).toEqual([
      { key: 'findings:a', mine: 'Ma phrase.', next: null, base: 'Phrase a un.' },
    ]);
    expect(text(settle(b, cleared, 'findings:a', 'next'))).toBe('Phrase b un.');
    expect(merge(b, cleared, ab).offers).toEqual([]);
  });

  it('lets a deleted sentence stay away, and offers what would be written otherwise', () => {
    const mine = byHand(toEdited(ab), without('findings:a'));
    const other = merge(ab, mine, abc);
    expect(text(other)).toBe('Phrase b un. Phrase c un.');
    const changed = merge(ab, mine, ab2);
    expect(changed.offers).toMatchObject([{ mine: '', next: 'Phrase a deux.' }]);
    expect(text(settle(ab2, changed, 'findings:a', 'next'))).toBe('Phrase a deux. Phrase b un.');
    expect(text(restore(ab, merge(ab, mine, ab), 'findings:a'))).toBe('Phrase a un. Phrase b un.');
  });

  it('leaves what was typed between two sentences where it is', () => {
    const typed = (runs: readonly Run[]) =>
      runs.flatMap((run) => (run.text === ' ' ? [{ text: ' Libre. ' }] : run));
    const mine = byHand(toEdited(ab), typed);
    expect(text(merge(ab, mine, abc))).toBe('Phrase a un. Libre. Phrase b un. Phrase c un.');
    expect(text(merge(ab, mine, b))).toBe('Libre. Phrase b un.');
    expect(text(merge(ab, mine, none))).toBe('Libre.');
  });

  it('lets a sentence follow that was moved or made bold, and leaves the others where they are', () => {
    const moved = (runs: readonly Run[]) => [
      { text: 'Phrase b un.', key: 'findings:b', bold: true },
      { text: ' ' },
      ...runs.filter(({ key }) => key === 'findings:a'),
    ];
    const mine = byHand(toEdited(ab), moved);
    expect(editedKeys(ab, mine).size).toBe(0);
    const other = merge(ab, mine, ab2);
    expect(text(other)).toBe('Phrase b un. Phrase a deux.');
    expect(text(merge(ab2, other, abc))).toBe('Phrase b un. Phrase c un. Phrase a un.');
    expect(toHtml(merge(ab, mine, write({ a: 'ao1', b: 'bo2' })), headings)).toContain(
      '<strong>Phrase b deux.</strong>',
    );
  });

  it('takes a sentence of which a part is bold, or that was split, for edited', () => {
    const bold = (runs: readonly Run[]) =>
      runs.flatMap((run) =>
        run.key === 'findings:a'
          ? [
              { text: 'Phrase ', key: 'findings:a' },
              { text: 'a un.', key: 'findings:a', bold: true },
            ]
          : [run],
      );
    const mine = byHand(toEdited(ab), bold);
    expect(merge(ab, mine, ab2).offers).toMatchObject([{ mine: 'Phrase a un.', next: 'Phrase a deux.' }]);
    expect(text(settle(ab2, merge(ab, mine, ab2), 'findings:a', 'next'))).toBe('Phrase a deux. Phrase b un.');
    expect(text(revert(ab, mine, 'findings:a'))).toBe('Phrase a un. Phrase b un.');
  });

  it('keeps paragraphs that were typed, and puts a page back among them', () => {
    const paged = outline('== Un\n? A [id a]\n- Oui > Page un.\n== Deux\n? B [id b]\n- Oui > Page deux.');
    const one = writeReport({ pages: paged }, { a: 'ao1' });
    const both = writeReport({ pages: paged }, { a: 'ao1', b: 'bo1' });
    const start = toEdited(one);
    const mine = {
      ...start,
      sections: start.sections.map((section) => ({
        ...section,
        paragraphs: [...section.paragraphs, { page: null, runs: [{ text: 'Remarque libre.' }] }],
      })),
    };
    const after = merge(one, mine, both);
    expect(text(after)).toBe('Page un.\nPage deux.\nRemarque libre.');
    expect(text(merge(both, after, writeReport({ pages: paged }, { b: 'bo1' })))).toBe(
      'Page deux.\nRemarque libre.',
    );
  });

  it('offers a joined sentence that grew, under the key that it had', () => {
    const joined = outline('== P\n?? A [id a]\n/ Corne | Corps | Racine > Siège : {option}.');
    const [few, more] = [['ao2'], ['ao1', 'ao2']].map((a) => writeReport({ pages: joined }, { a }));
    if (!few || !more) throw new Error('two reports');
    const key = 'findings:a:ao1';
    expect(text(merge(few, toEdited(few), more))).toBe('Siège\u00a0: corne et corps.');
    const mine = byHand(toEdited(few), rewrite(key, 'Le corps.'));
    expect(merge(few, mine, more).offers).toMatchObject([{ key, mine: 'Le corps.' }]);
  });

  it('changes no paragraph that nothing changed in', () => {
    const start = toEdited(abc);
    const after = merge(abc, start, abc);
    expect(after.sections[0]).toBe(start.sections[0]);
  });
});

describe('the text of a report', () => {
  const edited: EditedReport = {
    ...toEdited([]),
    sections: [
      {
        section: 'findings',
        paragraphs: [
          { page: null, runs: [{ text: ' <b> & ' }, { text: 'fort\nlent', bold: true, italic: true }] },
          { page: null, runs: [{ text: '  ' }] },
        ],
      },
      { section: 'conclusion', paragraphs: [{ page: 'p', runs: [{ text: 'Fin.', key: 'k' }] }] },
    ],
  };

  it('is plain, or HTML in which nothing is markup but ours', () => {
    expect(toPlainText(edited, headings)).toBe('R\n<b> & fort\nlent\n\nC\nFin.');
    expect(toHtml(edited, headings)).toBe(
      '<h2>R</h2><p>&lt;b&gt; &amp; <strong><em>fort<br>lent</em></strong></p><h2>C</h2><p>Fin.</p>',
    );
  });
});
