import { describe, expect, it } from 'vitest';
import { scoreExams } from '#lib/demo/questionnaires/scores/all.ts';
import { check } from '#lib/questionnaires/check/check.ts';
import { optionsOf, walkQuestions } from '#lib/questionnaires/tree.ts';
import { type Block, spansOf } from '#lib/rich-text/rich-text.ts';
import { plain } from './scored.ts';

const DATE = '28/11/2026';
const wordsOf = (cell: readonly { text: string }[]) => plain(cell.map(({ text }) => text).join(''));

/** Rows of the tables that say how many points an answer has: « element, answer, points ». */
const pointRows = (content: readonly Block[]) =>
  content.flatMap((block) => {
    if (block.type !== 'table') return [];
    const [head = [], ...rows] = block.rows.map((row) => row.map(wordsOf));
    return head.at(-1) === 'Points' ? rows : [];
  });

describe.each(scoreExams.map((exam) => [exam.title, exam] as const))('the rule of %s', (_, { body }) => {
  const [rule, ...others] = body.fiches ?? [];
  const questions = Array.from(walkQuestions(body.pages), ({ question }) => question);

  it('is a fiche with a table and its sources, opened by an item and by what is computed', () => {
    expect(others).toEqual([]);
    expect(plain(rule!.title)).toMatch(/ : règle et source$/);
    expect(rule!.content.some(({ type }) => type === 'table')).toBe(true);
    const opening = questions.filter(({ fiche }) => fiche === rule!.id).map(({ type }) => type);
    expect(opening).toContain('formula');
    expect(opening.length).toBeGreaterThan(1);
  });

  it('cites every source with its address and the day when it was read', () => {
    const at = rule!.content.findIndex(
      (block) => block.type === 'heading' && wordsOf(block.text) === 'Sources',
    );
    const sources = rule!.content.slice(at + 1);
    expect(wordsOf(sources.flatMap((block) => spansOf(block)))).toContain(DATE);
    const list = sources.find((block) => block.type === 'list');
    expect(list?.items.length).toBeGreaterThanOrEqual(5);
    for (const item of list?.items ?? []) {
      const spans = spansOf({ type: 'list', ordered: false, items: [item] });
      expect(
        spans.some(({ href }) => href !== undefined),
        wordsOf(spans),
      ).toBe(true);
    }
  });

  it('says the points that the answers have', () => {
    const rows = pointRows(rule!.content);
    let compared = 0;
    const said = Map.groupBy(rows, ([element]) => element);
    for (const [element = '', answers] of said) {
      const question = questions.find(({ text }) => plain(text).startsWith(element));
      const points = question && optionsOf(question).map((option) => option.points);
      // The volume is computed; a formula counts the points for complications and for the necrosis of the modified
      // index.
      if (!points || points.every((each) => each === undefined)) continue;
      compared += 1;
      const expected = answers.map((row) => Number(row.at(-1)));
      if (element === 'Nécrose pancréatique') expect(expected).toEqual([0, 2, 4]);
      else expect(points, element).toEqual(expected);
    }
    expect(compared > 0).toBe(rows.length > 0);
  });

  it('leaves nothing to check but the sentence that refers to the results', () => {
    const open = check(body).map(({ code, node }) => {
      const option = questions.flatMap((each) => optionsOf(each)).find(({ id }) => id === node);
      return `${code}: ${option?.text}`;
    });
    expect(open).toEqual(['no-sentence: Anomalies décrites ci-dessus']);
  });
});
