import fc from 'fast-check';
import { type QuestionnaireBody, questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { CONCLUSION_SCOPES, REPORT_SECTIONS } from '#lib/questionnaires/report-sections.ts';
import { arbitraryCodes as codes, arbitraryUnitCode as unitCode } from './arbitrary-codes.ts';
import { arbitraryShape as shape } from './arbitrary-shape.ts';
import { MARKS } from './arbitrary-text.ts';
import { named } from './named-nodes.ts';

/** Any questionnaire: every field of the schema, texts that look like the marks of an outline. */

const words = (max: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ maxLength: 8, unit: 'grapheme' })), {
      minLength: 1,
      maxLength: 6,
    })
    .map((pieces) => pieces.join('').slice(0, max).trim())
    .filter((text) => text !== '');

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 });
const flag = maybe(fc.constant(true));
const image = fc.record(
  {
    file: fc.stringMatching(/^[0-9a-f]{64}$/),
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 4000 }),
    caption: maybe(words(40)),
  },
  { requiredKeys: ['file', 'width', 'height'] },
);
const normal = maybe(fc.constantFrom(...CONCLUSION_SCOPES));
const section = fc.constantFrom(...REPORT_SECTIONS);
const said = { sentence: maybe(words(200)), inConclusion: flag };
const unit = maybe(
  fc.oneof(words(30), fc.constantFrom('mm', 'mm²', '2', '0 à 3', 'entier', 'min 1', 'défaut 3')),
);
const decimals = maybe(fc.integer({ min: 0, max: 6 }));
const measure = fc.oneof(
  fc.integer({ min: -100, max: 100 }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
);

const fiches = ['fa', 'fb', 'fc'];
const base = {
  text: words(100),
  section,
  important: flag,
  hidden: flag,
  neutral: flag,
  fiche: maybe(fc.constantFrom(...fiches)),
  image: maybe(image),
  codes,
};

const bounds = fc.tuple(maybe(measure), maybe(measure), maybe(measure)).map(([min, max, byDefault]) => {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  const defaultAnswer =
    byDefault === undefined ? undefined : Math.min(high ?? Infinity, Math.max(low ?? -Infinity, byDefault));
  return { min: low, max: high, defaultAnswer };
});

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const zone = fc.record({
  label: words(50),
  colour: fc.constantFrom('#ff0000', '#00aa11'),
  shape,
  codes,
  ...said,
});

const values = [
  fc.record({
    ...base,
    type: fc.constant('text'),
    multiline: flag,
    defaultAnswer: maybe(fc.oneof(words(200), fc.constantFrom('Examen normal.', 'Pas de lésion.'))),
    ...said,
    normal,
  }),
  fc
    .tuple(
      fc.record({ ...base, type: fc.constant('number'), unit, unitCode, decimals, ...said, normal }),
      bounds,
    )
    .map(([question, range]) => ({ ...question, ...range })),
  fc.record({
    ...base,
    type: fc.constant('date'),
    defaultAnswer: maybe(day.map((date) => date.toISOString().slice(0, 10))),
    ...said,
    normal,
  }),
  fc.record({
    ...base,
    type: fc.constant('hotspot'),
    image,
    zones: fc.array(zone, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    ...base,
    type: fc.constant('formula'),
    expression: fc.constant('1 + 2 * 3'),
    unit,
    unitCode,
    decimals,
    ...said,
  }),
  fc.record({ ...base, type: fc.constant('information') }),
];

const { question } = fc.letrec((tie) => ({
  option: fc.record({
    text: fc.oneof(words(60), fc.constantFrom('Aucune', 'Normal', 'Pas de lésion', 'Non')),
    image: maybe(image),
    fiche: maybe(fc.constantFrom(...fiches)),
    sentence: maybe(fc.oneof(words(100), fc.constant('Siège : {option}.'))),
    inConclusion: flag,
    normal,
    codes,
    exclusive: flag,
    points: maybe(fc.constantFrom(0, 1, 3, -2, 0.5, 2.25)),
    repeat: maybe(
      fc.record({
        name: fc.oneof(words(30), fc.constantFrom('Nodule', '')),
        descending: flag,
        sentence: maybe(words(60)),
        inConclusion: flag,
      }),
    ),
    questions: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      fc.constant([]),
      fc.array(tie('question'), { maxLength: 2 }),
    ),
  }),
  question: fc.oneof(
    fc.record({
      ...base,
      type: fc.constantFrom('single', 'multiple'),
      options: fc.array(tie('option'), { minLength: 1, maxLength: 4 }),
      defaults: fc.nat(15),
    }),
    ...values,
  ),
}));

/** Without the keys that have no value. */
const compact = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

export const arbitraryBody: fc.Arbitrary<QuestionnaireBody> = fc
  .record({
    pages: fc.array(fc.record({ name: words(40), codes, questions: fc.array(question, { maxLength: 4 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    titles: fc.tuple(words(60), words(60), words(60)),
  })
  .map(({ pages, titles }) => {
    const content = [{ type: 'paragraph', text: [{ text: 'Rappel' }] }];
    const body = {
      pages: named(pages),
      fiches: fiches.map((id, index) => ({ id, title: titles[index], content })),
    };
    return compact(questionnaireBody.parse(compact(body)));
  });
