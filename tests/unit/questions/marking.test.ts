import { describe, expect, it } from 'vitest';
import { mark } from '#lib/questions/marking.ts';
import type { ChoiceQuestion } from '#lib/questions/questions-schema.ts';
import { choice } from '../../run/sample-questions.ts';
import { random as randomFrom } from '../dicom/mutate.ts';

/** « R2C, docimologie et correction » (2023): what the rule gives for answers worked out by hand. */
const VECTORS = [
  { of: 5, right: 'AC', ticked: 'AC', points: 1 },
  { of: 5, right: 'AC', ticked: 'A', points: 0.5 },
  { of: 5, right: 'AC', ticked: 'AB', points: 0.2 },
  { of: 5, right: 'AC', ticked: 'BDE', points: 0 },
  { of: 5, right: 'AC', ticked: 'A', indispensable: 'C', points: 0 },
  { of: 5, right: 'AC', ticked: 'ACE', inacceptable: 'E', points: 0 },
  { of: 4, right: 'A', ticked: '', points: 0.5 },
] as const;

/** Propositions whose ids are their letters. */
function lettered(format: ChoiceQuestion['format'], of: number, right: string): ChoiceQuestion {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXY'.slice(0, of).split('');
  const question = choice('q', format, ...letters.map((each) => (right.includes(each) ? `*${each}` : each)));
  return { ...question, propositions: question.propositions.map((each) => ({ ...each, id: each.text })) };
}

describe('a QRM', () => {
  it.each(VECTORS)('of $of, right $right, ticked $ticked gives $points', (vector) => {
    const {
      of,
      right,
      ticked,
      points,
      indispensable = '',
      inacceptable = '',
    } = {
      indispensable: undefined,
      inacceptable: undefined,
      ...vector,
    };
    const question = lettered('qrm', of, right);
    const weighted = question.propositions.map((each) => ({
      ...each,
      ...((indispensable ?? '').includes(each.id) && { weight: 'indispensable' as const }),
      ...((inacceptable ?? '').includes(each.id) && { weight: 'inacceptable' as const }),
    }));
    expect(mark({ ...question, propositions: weighted }, { chosen: ticked.split('').filter(Boolean) })).toBe(
      points,
    );
  });
});

/** The rules once more, written another way: over a table of letters, without the product's code. */
function scoredAnew(
  format: string,
  letters: string[],
  right: Set<string>,
  ticked: Set<string>,
  heavy: Record<string, string>,
): number {
  const table = letters.map((letter) => [right.has(letter), ticked.has(letter), heavy[letter]] as const);
  if (format === 'qru') return table.every(([isRight, isTicked]) => isRight === isTicked) ? 1 : 0;
  if (format === 'qrm') {
    if (
      table.some(
        ([, isTicked, weight]) =>
          (weight === 'inacceptable' && isTicked) || (weight === 'indispensable' && !isTicked),
      )
    )
      return 0;
    let wrong = 0;
    for (const [isRight, isTicked] of table) if (isRight !== isTicked) wrong += 1;
    return wrong === 0 ? 1 : wrong === 1 ? 0.5 : wrong === 2 ? 0.2 : 0;
  }
  if (ticked.size > right.size) return 0;
  return table.filter(([isRight, isTicked]) => isRight && isTicked).length / right.size;
}

describe('every format of propositions', () => {
  it('is marked as an independent scorer marks it, on 10,000 random answers', () => {
    const random = randomFrom(35);
    const pick = (most: number) => Math.floor(random() * most);
    const differing: string[] = [];
    for (let run = 0; run < 10_000; run += 1) {
      const format = (['qru', 'qrm', 'qrp', 'qrp-long'] as const)[run % 4]!;
      const of = format === 'qrp-long' ? 10 + pick(16) : 4 + pick(2);
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXY'.slice(0, of).split('');
      const right =
        format === 'qru' ? letters[pick(of)]! : letters.filter(() => random() < 0.4).join('') || 'A';
      const ticked = letters.filter(() => random() < 0.4);
      const question = lettered(format, of, right);
      const heavy: Record<string, string> = {};
      if (format === 'qrm')
        for (const each of letters)
          if (random() < 0.1) heavy[each] = right.includes(each) ? 'indispensable' : 'inacceptable';
      const propositions = question.propositions.map((each) => ({
        ...each,
        ...(heavy[each.id] && { weight: heavy[each.id] as 'indispensable' }),
      }));
      const given = mark({ ...question, propositions }, { chosen: ticked });
      const expected = scoredAnew(format, letters, new Set(right.split('')), new Set(ticked), heavy);
      if (Math.abs(given - expected) > 1e-12)
        differing.push(`${format} ${right} ${ticked.join('')}: ${given}, ${expected}`);
    }
    expect(differing).toEqual([]);
  });
});

describe('a TCS', () => {
  const script = {
    id: 'q',
    format: 'tcs' as const,
    text: 'Script',
    hypothesis: 'a',
    fact: 'b',
    panel: [0, 1, 2, 4, 8] as [number, number, number, number, number],
  };
  it('gives the share of the panel by that of the step that most chose', () => {
    expect([-2, -1, 0, 1, 2].map((scale) => mark(script, { scale: scale as 0 }))).toEqual([
      0, 0.125, 0.25, 0.5, 1,
    ]);
    expect(mark(script, {})).toBe(0);
  });
  it('gives nothing where no expert answered', () => {
    expect(mark({ ...script, panel: [0, 0, 0, 0, 0] }, { scale: 0 })).toBe(0);
  });
});
