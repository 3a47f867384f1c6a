import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_MAX } from '#lib/questionnaires/exchange/imported.ts';
import { readQuestionnaireFile } from '#lib/questionnaires/exchange/read-file.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';
import { propertyRuns } from '../../run/tier.ts';
import { noteCounts, problemOf, readItems, readText } from './read-sample.ts';

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

describe('a file that is no questionnaire ends in words', () => {
  it.each([
    ['', 'not-known'],
    ['Bonjour', 'not-known'],
    ['[1]', 'not-known'],
    ['{}', 'not-a-questionnaire'],
    ['{"resourceType":"Patient"}', 'not-a-questionnaire'],
    ['{"resourceType":"Questionnaire"}', 'no-question'],
    ['{"resourceType":"Questionnaire","item":"x"}', 'no-question'],
    ['<html><body>Bonjour</body></html>', 'no-question'],
    ['<', 'no-question'],
    [nested('{"item":[', ']}', 5_000), 'too-deep'],
    [nested('[', ']', 100_000), 'too-deep'],
    [' '.repeat(IMPORT_MAX + 1), 'too-large'],
    [
      '{"resourceType":"Questionnaire","extension":[{"url":"https://negatoscope.example/fhir/StructureDefinition/questionnaire","extension":[{"url":"version","valueInteger":2}]}]}',
      'newer-version',
    ],
  ])('%.60s', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });
});

describe('a file that holds too much is read as far as a questionnaire goes', () => {
  it('questions and options', () => {
    const many = Array.from({ length: 30_000 }, (_, at) => ({ linkId: `q${at}`, text: 'Q', type: 'string' }));
    expect(noteCounts(readItems(many))['too-many']).toBe(28_000);
    const options = Array.from({ length: 300 }, (_, at) => ({ valueString: `O${at}` }));
    expect(noteCounts(readItems([{ text: 'Q', type: 'choice', answerOption: options }]))).toEqual({
      'too-many': 1,
    });
  });

  it('levels, texts and names that are used twice', () => {
    let item: object = { linkId: 'x', text: 'Q', type: 'string' };
    for (let level = 0; level < 20; level += 1)
      item = {
        linkId: `c${level}`,
        text: 'C'.repeat(2_000),
        type: 'choice',
        answerOption: [{ valueString: 'a' }],
        item: [{ ...item, enableWhen: [{ question: `c${level}`, operator: '=', answerString: 'a' }] }],
      };
    const read = readItems([item, { linkId: 'x', text: 'Q', type: 'string' }]);
    expect(noteCounts(read)).toMatchObject({ 'too-deep': 9, cut: 20 });
  });

  it('a page of fields without end', () => {
    const read = readText(`<h2>A</h2>${'<input type="text" title="F">'.repeat(50_000)}`);
    expect(noteCounts(read)['too-many']).toBeGreaterThan(40_000);
  });
});

describe('whatever a file holds', () => {
  it.each([
    '<a "',
    '<!--',
    '<table><tr><td>',
    '<label>',
    '<script>',
    '<option',
    '<input id=a><label for=a>',
    '<p>a</p><input>',
    '&amp;',
    '<li><input type=checkbox>',
  ])('a long page of « %s » comes to an end: what backs up over and over would not', (part) => {
    const page = `<html>${part.repeat(Math.floor(IMPORT_MAX / 4 / part.length))}<input>`;
    expect(readQuestionnaireFile(page, IMPORT_WORDS)).toBeDefined();
  });

  it('nothing is thrown', () => {
    const key = fc.constantFrom(
      'item',
      'type',
      'text',
      'linkId',
      'answerOption',
      'enableWhen',
      'extension',
      'initial',
      'valueCoding',
      'url',
      'code',
      'question',
      '__proto__',
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom('group', 'choice', 'boolean', 'display', 'decimal', '=', 'a', null, true, 1),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(key, tie('any'), { maxKeys: 5 }),
      ),
    })).any;
    fc.assert(
      fc.property(fc.array(value), (item) => {
        const file = JSON.stringify({ resourceType: 'Questionnaire', item });
        const read = readQuestionnaireFile(file, IMPORT_WORDS);
        if ('body' in read) readText(file);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
