/**
 * A text of 50,000 characters, whatever it contains, is read in linear time: no expression goes over it again and
 * again.
 */
import { describe, expect, it } from 'vitest';
import { french } from '#lib/platform/typography.ts';
import { readCell } from '#lib/protocols/cells.ts';
import { readTexts } from '#lib/protocols/cells-list.ts';
import { readColumns, readGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import { fieldsOf, TABLE_NAMES } from '#lib/protocols/fields/acquisition-fields.ts';
import { readFormula } from '#lib/questionnaires/formulas/read-formula.ts';
import { identitiesIn } from '#lib/questionnaires/identity-like.ts';
import { typedAnswer } from '#lib/questionnaires/number-answer.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { sentence } from '#lib/questionnaires/sentence.ts';

const LENGTH = 50_000;
/** A repeated piece, and an end that leaves everything unclosed. */
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
  '|',
  '| - ',
  '|-|\n',
  '<td>',
  '<table><tr><td>',
  '<td rowspan=9>',
  '<td colspan=1000>',
  '<!--',
  '&',
  '&amp',
  '&#',
  ' style="',
  '.a{',
  '{}',
  '/*',
  '1,',
  '1.1,1 ',
  '1:',
  '1 à ',
  '1-',
  '1 min ',
  '1 x ',
  '²',
  '10³',
  '*',
  '= "',
  '1\t',
  'TR (ms) ',
  'TR\t',
  'TR\n',
] as const;
const texts = HOSTILE.flatMap((piece) => {
  const long = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  return [long, `${long}x`, `x${long}`, `? x${long}y`];
});
const names = [
  { id: 'a', name: 'Longueur', written: 'Longueur', type: 'number' as const },
  { id: 'b', name: 'a a a a', written: 'a a a a', type: 'number' as const },
];

const HEADINGS = 'Séquence\tTR (ms)\tTE\tFOV\tDurée';
/** A field of each kind and unit: cells of the others are read by the same code. */
const FIELDS = [
  ...new Map(
    TABLE_NAMES.flatMap((table) => fieldsOf(table)).map((field) => [
      `${field.shape.kind} ${'unit' in field.shape ? field.shape.unit : ''}`,
      field,
    ]),
  ).values(),
];

/** A table as it is pasted: its cells, its rows, and its columns as they are offered to be named. */
function readTable(text: string, html?: string): void {
  const grid = readGrid(text, html, 'sequences');
  readRows('sequences', grid);
  readColumns('sequences', grid);
}

const READERS: Record<string, (text: string) => unknown> = {
  french,
  sentence,
  readTexts,
  readFormula: (text) => readFormula(text, names),
  readOutline: (text) => readOutline(text, { body: { pages: [] }, pageName: 'P' }),
  identitiesIn: (text) => identitiesIn(text, 2026),
  // Pasted tables of protocols: the text alone, in one cell of a column, as a heading, in HTML's texts and attributes.
  'a table’s text': (text) => readTable(text),
  'a table’s cell': (text) => readTable(`${HEADINGS}\nT2\t${text}\t98\t240\t${text}`),
  'a table’s heading': (text) => readTable(`Séquence\t${text}\tTR (ms)\nT2\t1\t3500`),
  'a table’s html': (text) => readTable('', text),
  'a table’s html cell': (text) =>
    readTable('', `<table><tr><td>Séquence<td>TR (ms)<tr><td>T2<td>${text}</table>`),
  'a table’s html style': (text) =>
    readTable(
      '',
      `<style>${text}</style><table><tr><td style="${text}" class='${text}'>Séquence<td>TR</table>`,
    ),
  'cells of every kind of field': (text) => {
    for (const field of FIELDS) readCell(field, text);
  },
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
