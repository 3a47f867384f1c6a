/** Whatever is pasted, a text of 50,000 characters is read in a time that grows as it does: no expression goes over it again and again. */
import { describe, expect, it } from 'vitest';
import { identitiesIn } from '#lib/domain/identity-like.ts';
import { sentence } from '#lib/domain/sentence.ts';
import { french } from '#lib/domain/typography.ts';
import { readOutline } from '#lib/interop/outline/read-outline.ts';
import { readTexts } from '#lib/kinds/protocol/cells-list.ts';
import { readFormula } from '#lib/kinds/questionnaire/formula-text.ts';
import { typedAnswer } from '#lib/kinds/questionnaire/number-answer.ts';

const LENGTH = 50_000;
/** What is repeated, and what stands behind it, so that what was begun never ends. */
const HOSTILE = [
  ' ',
  '\u00a0',
  '"',
  '""',
  '(',
  '[',
  '«',
  ',',
  ';',
  ': ',
  '. ',
  '!',
  '-',
  '—',
  ' -',
  '{',
  '{a',
  '1',
  '1 ',
  '1+',
  '(1',
  'a ',
  'A. ',
  'M. A',
  '_',
  ': _',
  '[a|',
  ' / ',
  '( ) ',
  '> ',
  '>',
  'i. ',
  '\n',
  ' \n',
  '\t',
  '\\',
  '"a;',
  '"a"" ',
  '1/1/',
  'née A',
  '12/03/2004 ',
  '<a ',
  '</',
  '=',
] as const;
const texts = HOSTILE.flatMap((piece) => {
  const long = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  return [long, `${long}x`, `x${long}`, `? x${long}y`];
});
const names = [
  { id: 'a', name: 'Longueur', written: 'Longueur' },
  { id: 'b', name: 'a a a a', written: 'a a a a' },
];

const READERS: Record<string, (text: string) => unknown> = {
  french,
  sentence,
  readTexts,
  readFormula: (text) => readFormula(text, names),
  readOutline: (text) => readOutline(text, { body: { pages: [] }, pageName: 'P' }),
  identitiesIn: (text) => identitiesIn(text, 2026),
  typedAnswer: (text) =>
    typedAnswer({ id: 'q', text: '', section: 'findings', type: 'number', unit: 'mm' }, text),
};

/** Processor time of this thread, ms: other work on the machine does not count. */
function spent(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('50,000 hostile characters', () => {
  it.each(Object.keys(READERS))(
    '%s',
    (name) => {
      const read = READERS[name]!;
      const slow = texts
        .filter((text) => spent(() => read(text)) > 1500)
        .map((text) => JSON.stringify(text.slice(0, 12)));
      expect(slow).toEqual([]);
    },
    120_000,
  );
});
