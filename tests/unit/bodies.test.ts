import { describe, expect, it } from 'vitest';
import { caseBody } from '#lib/contract/bodies/case.ts';
import { bodyOfKind } from '#lib/contract/bodies/of-kind.ts';
import { protocolBody } from '#lib/contract/bodies/protocol.ts';
import { questionnaireBody } from '#lib/contract/bodies/questionnaire.ts';
import { evaluateFormula, parseFormula } from '#lib/domain/kinds/formula.ts';

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
const problems = (schema: (typeof bodyOfKind)[keyof typeof bodyOfKind], value: unknown): string[] =>
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
    ['no option', pages(single('q'))],
    ['an empty text', pages({ ...choice, text: '   ' })],
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

describe('formula', () => {
  const value = (text: string, answers: Record<string, number> = {}) => {
    const formula = parseFormula(text);
    return formula && evaluateFormula(formula, new Map(Object.entries(answers)));
  };

  it('computes with precedence, parentheses and the decimal comma', () => {
    expect(value('{a} * ({b} + 1) - 2 ^ 2', { a: 3, b: 1 })).toBe(2);
    expect(value('8 / 4 / 2 + 0,5')).toBe(1.5);
    expect(value('-{a} + 1', { a: 3 })).toBe(-2);
  });

  it('has no value while an answer is missing or when dividing by zero', () => {
    expect(value('{a} + 1')).toBeNull();
    expect(value('1 / 0')).toBeNull();
  });

  it.each(['', '1 +', '(1', '1 2', '{a', 'x', '()', '* 2'])('refuses « %s »', (text) => {
    expect(parseFormula(text)).toBeNull();
  });
});

describe('case body', () => {
  const image = { kind: 'image', file: '0'.repeat(64), width: 512, height: 512 };
  const folder = {
    id: 'f1',
    name: 'TDM axial',
    description: 'Coupes axiales.',
    images: [image, image],
    mainImage: 1,
  };
  const body = {
    difficulty: 3,
    clinicalInformation: 'Douleur.',
    answer: '',
    sheet: null,
    folders: [folder],
    mainImage: { folderId: 'f1', imageIndex: 0 },
  };

  it('accepts a case with and without images', () => {
    expect(caseBody.parse(body)).toEqual(body);
    expect(problems(caseBody, { ...body, folders: [], mainImage: null })).toEqual([]);
  });

  it.each([
    ['difficulty 0', { ...body, difficulty: 0 }],
    ['difficulty 2.5', { ...body, difficulty: 2.5 }],
    ['a long clinical information', { ...body, clinicalInformation: 'x'.repeat(2001) }],
    ['a long answer', { ...body, answer: 'x'.repeat(1001) }],
    ['a path as file', { ...body, folders: [{ ...folder, images: [{ ...image, file: '/etc/passwd' }] }] }],
    ['HTML as sheet', { ...body, sheet: '<p>x</p>' }],
    ['an infinite size', { ...body, folders: [{ ...folder, images: [{ ...image, width: 1 / 0 }] }] }],
  ])('refuses %s', (_, value) => {
    expect(caseBody.safeParse(value).success).toBe(false);
  });

  it('refuses main images that do not exist and folders of the same id', () => {
    const missing = { ...body, mainImage: { folderId: 'f1', imageIndex: 2 } };
    expect(problems(caseBody, missing)).toEqual(['unknown-main-image']);
    expect(problems(caseBody, { ...body, folders: [{ ...folder, mainImage: 2 }] })).toEqual([
      'unknown-main-image',
    ]);
    expect(problems(caseBody, { ...body, folders: [folder, folder] })).toEqual(['duplicate-id']);
  });
});

describe('protocol body', () => {
  const body = { imagingType: 'IRM', region: 'Membre inférieur', reviewStatus: 'Validé' };

  it('needs only imaging type, region and review status', () => {
    expect(protocolBody.parse(body)).toEqual(body);
    for (const key of Object.keys(body)) {
      expect(problems(protocolBody, { ...body, [key]: undefined })).not.toEqual([]);
    }
  });

  it('accepts rows of every technique', () => {
    const acquisition = {
      sequences: [{ name: 'T2 sag', tr: 4000, te: 90, bValues: [0, 800], durationSeconds: 180 }],
      passes: [{ name: 'Portal', kv: 100, reconstructions: ['1 mm'] }],
      views: [{ name: 'Face', grid: true }],
      scans: [{ name: 'Foie', probe: 'Convexe' }],
      tracerAcquisitions: [{ name: 'Os', activity: '8 MBq/kg' }],
      runs: [{ name: 'Aorte', volumeMl: 30 }],
    };
    const contrast = { doseMlPerKg: 1.5, maximumDoseMl: 120 };
    expect(protocolBody.parse({ ...body, acquisition, contrast })).toEqual({
      ...body,
      acquisition,
      contrast,
    });
  });

  it.each([
    ['an unknown imaging type', { ...body, imagingType: 'TDM' }],
    ['a negative repetition time', { ...body, acquisition: { sequences: [{ name: 'T1', tr: -1 }] } }],
    ['a nameless row', { ...body, acquisition: { passes: [{ kv: 100 }] } }],
    ['an excessive dose', { ...body, contrast: { doseMlPerKg: 200 } }],
  ])('refuses %s', (_, value) => {
    expect(protocolBody.safeParse(value).success).toBe(false);
  });
});

it('every kind refuses a body of another shape', () => {
  for (const schema of Object.values(bodyOfKind)) {
    for (const value of [undefined, [], 1, { __proto__: null }])
      expect(problems(schema, value)).not.toEqual([]);
  }
});
