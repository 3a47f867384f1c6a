import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readChosenQuestionnaire,
  readPastedQuestionnaire,
} from '#islands/new-questionnaire/read-questionnaire-file.ts';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { ImportedQuestionnaire, ReadFile } from '#lib/questionnaires/exchange/imported.ts';
import { readXlsForm } from '#lib/questionnaires/exchange/xlsform/read-xlsform.ts';
import { sharedTexts, sheetRows } from '#lib/questionnaires/exchange/xlsform/workbook-sheets.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';
import { importMessages } from '#lib/questionnaires/import-texts.ts';
import { propertyRuns } from '../../run/tier.ts';
import { KNEE, packed, pasted, workbookParts } from './make-workbook.ts';
import { noteCounts, problemOf } from './read-sample.ts';

const readBlob = (blob: Blob) => readChosenQuestionnaire(new File([blob], 'a.xlsx'));
const readParts = (changed: { [path: string]: string } = {}) =>
  readBlob(packed({ ...workbookParts(KNEE), ...changed }));
const SURVEY = 'xl/worksheets/sheet1.xml';
const problem = (read: ReadFile) => ('problem' in read ? read.problem : undefined);

describe('a workbook', () => {
  it('says the same as its sheets pasted', async () => {
    const read = await readParts();
    expect(read).toEqual(readPastedQuestionnaire(pasted(KNEE)));
    expect((read as ImportedQuestionnaire).title).toBe('IRM du genou en feuilles');
    expect(noteCounts(read as ImportedQuestionnaire)).toEqual({ hint: 1, column: 1, languages: 1, type: 1 });
  });

  it.each([
    [
      'an entity that a file declares',
      '<!DOCTYPE a [<!ENTITY x "boum"><!ENTITY y SYSTEM "file:///etc/passwd">]>',
      '&x;&y;',
    ],
    ['a script', '', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('%s is inert', async (_, head, text) => {
    const cells = ['type', 'name', 'label']
      .map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`)
      .join('');
    const xml = `${head}<worksheet><row>${cells}</row><row><c t="inlineStr"><is><t>text</t></is></c><c/><c t="str"><f>HYPERLINK("x")</f><v>A ${text}</v></c></row></worksheet>`;
    const read = await readParts({ [SURVEY]: xml });
    expect(JSON.stringify(read)).not.toMatch(/boum|<script|HYPERLINK/);
    expect((read as ImportedQuestionnaire).body.pages[0]?.questions[0]?.text).toMatch(/^A/);
  });

  it.each<[string, () => Promise<ReadFile>, string]>([
    ['no survey', () => readBlob(packed(workbookParts({ other: [['a']] }))), 'no-survey'],
    ['an archive of something else', () => readBlob(packed({ 'a.txt': 'a' })), 'no-survey'],
    [
      'a cut archive',
      async () => readBlob((await packed(workbookParts(KNEE))).slice(0, 400)),
      'damaged-workbook',
    ],
    [
      'an old workbook',
      () => readBlob(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])])),
      'old-workbook',
    ],
    ['a part of 20 MB', () => readParts({ [SURVEY]: ' '.repeat(20 * 2 ** 20) }), 'too-large'],
    ['rows without end', () => readParts({ [SURVEY]: '<row/>'.repeat(50_000) }), 'too-large'],
    [
      'an archive of 5 MB',
      () => readBlob(new Blob(['PK\u0003\u0004', ' '.repeat(5 * 2 ** 20)])),
      'too-large',
    ],
    ['no rows', () => readParts({ [SURVEY]: '<worksheet/>' }), 'no-question'],
  ])('%s ends in words', async (_, read, expected) => {
    const found = problem(await read());
    expect(found).toBe(expected);
    expect(importMessages.problems[found as keyof typeof importMessages.problems]).toMatch(/\.$/);
  });

  it('reads texts of several runs, without how they are spoken, and cells of any column', () => {
    expect(
      sharedTexts('<si><r><t>a</t></r><r><t>b</t></r><rPh><t>c</t></rPh></si><si/><si><t/></si>'),
    ).toEqual(['ab', '', '']);
    const rows = sheetRows(
      '<x:row r="7"><x:c r="C7" t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c r="ZZZ7"><x:v>1</x:v></x:c></x:row>',
      [],
    );
    expect(rows).toEqual([{ line: 7, cells: ['', '', 'TRUE', ''] }]);
  });
});

describe('pasted sheets', () => {
  it('cells between quotes hold lines and quotes', () => {
    const read = readPastedQuestionnaire(
      'type\tname\tlabel\ntext\ta\t"A ""b""\nc"\ntext\tb\t"D',
    ) as ImportedQuestionnaire;
    expect(read.body.pages[0]?.questions.map(({ text }) => text)).toEqual(['A "b"\nc', '"D']);
  });

  it('nothing is nothing, and too much is told', () => {
    expect(readPastedQuestionnaire(' \n')).toBeUndefined();
    expect(problemOf(`type\tname\n${'text\ta\n'.repeat(20_000)}`)).toBe('too-large');
    expect(problemOf(`type\tname${'\tx'.repeat(1_000)}`)).toBe('too-large');
  });

  it.each(['"', '"a', '\t', '<', '${', '${a} + ', '(', '**a', '[a](', '\n"'])(
    'a long sheet of « %s » comes to an end: what backs up over and over would not',
    (part) => {
      const long = part.repeat(200_000);
      const sheet = `type\tname\tlabel\trelevant\ntext\ta\t${long}\t${long}`;
      expect(readPastedQuestionnaire(sheet)).toBeDefined();
    },
  );
});

describe('whatever sheets hold', () => {
  const word = fc.constantFrom(
    'a',
    'b',
    'yn',
    '${a}',
    "${a} = 'x'",
    "selected(${b}, 'x')",
    '${a} + ${b}',
    '. >= 1',
    '1',
    '-3',
    '__proto__',
    '',
    'constructor',
    'true()',
  );
  const type = fc.constantFrom(
    'text',
    'integer',
    'decimal',
    'date',
    'note',
    'calculate',
    'range',
    'select_one yn',
    'select_multiple yn or_other',
    'select_one a',
    'begin group',
    'end group',
    'begin repeat',
    'end repeat',
    'start',
    'x',
    '',
    'acknowledge',
  );
  const headings = [
    'type',
    'name',
    'label',
    'relevant',
    'calculation',
    'constraint',
    'default',
    'hint',
    'required',
    'parameters',
  ];
  const cell = fc.oneof(
    { weight: 5, arbitrary: word },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
  const survey = fc.array(fc.tuple(fc.oneof(type, cell), ...headings.slice(1).map(() => cell)), {
    maxLength: 25,
  });
  const choices = fc.array(fc.tuple(fc.constantFrom('yn', 'a', ''), cell, cell), { maxLength: 8 });
  const lines = (rows: string[][]) => rows.map((cells, line) => ({ line, cells }));

  it('is a body that is taken, or a problem that has words', () => {
    fc.assert(
      fc.property(survey, choices, (rows, options) => {
        const read = readXlsForm(
          {
            survey: lines([headings, ...rows]),
            choices: lines([['list_name', 'name', 'label'], ...options]),
            settings: [],
          },
          IMPORT_WORDS,
        );
        if ('problem' in read) expect(importMessages.problems).toHaveProperty(read.problem);
        else {
          expect(questionnaireBody.safeParse(read.body).error?.issues).toBeUndefined();
          for (const { code, count } of read.notes)
            expect(importMessages.note(code, count)).not.toContain('undefined');
        }
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('pasted text of any kind is read without a throw', () => {
    const text = fc
      .array(fc.constantFrom('type', 'name', 'label', '\t', '\n', '\r\n', '"', 'text', 'list_name', 'a', ''))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (all) => {
        const read = readPastedQuestionnaire(`type\tname\n${all}`);
        if (read && 'body' in read) expect(questionnaireBody.safeParse(read.body).success).toBe(true);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});
