import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';

const number = (id: string) => ({ id, text: id, section: 'findings', type: 'number', unit: 'mm' });
const pages = (...questions: unknown[]) => ({ pages: [{ id: 'p1', name: 'Examen', questions }] });
const single = (id: string, ...options: unknown[]) => ({
  id,
  text: id,
  section: 'findings',
  type: 'single',
  options,
});

/** Issue codes of a refused value; an accepted one gives an empty list. */
const problems = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ code, message }) => (code === 'custom' ? message : code)) ??
  [];

/** A chain of sub-questions of the given depth. */
function chain(depth: number): unknown {
  let question: unknown = number('leaf');
  for (let level = depth - 1; level > 0; level--)
    question = single(`q${level}`, { id: `o${level}`, text: 'Oui', questions: [question] });
  return question;
}

describe('questionnaire body', () => {
  const choice = single('q', { id: 'yes', text: '  Oui ', sentence: 'Oui.' }, { id: 'no', text: 'Non' });

  it('accepts every question type and trims texts', () => {
    const image = { file: 'a'.repeat(64), width: 10, height: 20 };
    const shape = { type: 'rect', x: 0, y: 0, width: 50, height: 100 };
    const body = questionnaireBody.parse({
      ...pages(
        { ...choice, defaultAnswer: 'no', fiche: 'f1' },
        { ...single('m', { id: 'm1', text: 'a' }), type: 'multiple', defaultAnswer: ['m1'] },
        { id: 't', text: 'Texte', section: 'indication', type: 'text', sentence: '{valeur}.' },
        { ...number('n'), min: 1, max: 9, decimals: 1, defaultAnswer: 2 },
        { id: 'd', text: 'Date', section: 'technique', type: 'date', defaultAnswer: '2026-01-31' },
        { id: 'f', text: 'Volume', section: 'findings', type: 'formula', expression: '{n} * {n} * 0,52' },
        { id: 'i', text: 'Note', section: 'conclusion', type: 'information' },
        {
          id: 'h',
          text: 'Image',
          section: 'findings',
          type: 'hotspot',
          image,
          zones: [{ id: 'z', label: 'Zone', colour: '#00aaFF', shape }],
        },
      ),
      fiches: [
        { id: 'f1', title: 'Fiche', content: [{ type: 'paragraph', text: [{ text: 'a ', bold: true }] }] },
      ],
    });
    const first = body.pages[0]?.questions[0];
    expect(first?.type === 'single' && first.options[0]?.text).toBe('Oui');
    expect(body.fiches?.[0]?.content).toEqual([{ type: 'paragraph', text: [{ text: 'a ', bold: true }] }]);
  });

  it.each([
    ['null', null],
    ['a text', 'pages'],
    ['no page', { pages: [] }],
    ['an unknown key', { ...pages(), title: 'x' }],
    ['an unknown section', pages({ ...choice, section: 'résultats' })],
    ['an unknown type', pages({ ...choice, type: 'script' })],
    ['a long text', pages({ ...choice, text: 'x'.repeat(1001) })],
    ['an odd id', pages({ ...choice, id: '../etc' })],
    [
      'a false date',
      pages({ id: 'd', text: 'd', section: 'findings', type: 'date', defaultAnswer: '31/01/2026' }),
    ],
    ['a number as text', pages({ ...number('n'), defaultAnswer: '2' })],
  ])('refuses %s', (_, body) => {
    expect(questionnaireBody.safeParse(body).success).toBe(false);
  });

  it('keeps what is being written: texts, choices and a formula may still be empty', () => {
    const blank = { id: 'f', text: '', section: 'findings', type: 'formula', expression: ' ' };
    const body = { ...pages(single('q'), { ...choice, id: 'r', text: '   ' }, blank) };
    expect(problems(questionnaireBody, body)).toEqual([]);
  });

  it('accepts twelve levels, refuses thirteen, and refuses a bomb without recursion', () => {
    expect(problems(questionnaireBody, pages(chain(12)))).toEqual([]);
    expect(problems(questionnaireBody, pages(chain(13)))).toContain('too-deep');
    expect(problems(questionnaireBody, pages(chain(100_000)))).toEqual(['too-deep']);
  });

  it('refuses too many nodes', () => {
    const questions = Array.from({ length: 11 }, (_, i) => {
      const options = Array.from({ length: 100 }, (__, j) => ({ id: `o${i}-${j}`, text: 'x' }));
      return single(`q${i}`, ...options);
    });
    const twoPages = (count: number) => ({
      pages: ['a', 'b'].map((prefix) => ({
        id: prefix,
        name: 'x',
        questions: JSON.parse(
          JSON.stringify(questions.slice(0, count)).replaceAll('"id":"', `"id":"${prefix}`),
        ),
      })),
    });
    expect(problems(questionnaireBody, twoPages(9))).toEqual([]);
    expect(problems(questionnaireBody, twoPages(10))).toContain('too-many-nodes');
  });

  it.each([
    ['duplicate-id', pages(choice, { ...single('r', { id: 'yes', text: 'Oui' }) })],
    ['unknown-fiche', pages({ ...choice, fiche: 'none' })],
    ['unknown-default', pages({ ...choice, defaultAnswer: 'maybe' })],
    ['bad-range', pages({ ...number('n'), min: 3, max: 2 })],
    ['bad-range', pages({ ...number('n'), max: 2, defaultAnswer: 3 })],
    [
      'bad-formula',
      pages({ id: 'f', text: 'f', section: 'findings', type: 'formula', expression: 'alert(1)' }),
    ],
    [
      'unknown-reference',
      pages({ id: 'f', text: 'f', section: 'findings', type: 'formula', expression: '{n}' }),
    ],
  ])('says %s', (code, body) => {
    expect(problems(questionnaireBody, body)).toContain(code);
  });
});
