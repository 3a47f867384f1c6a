import { z } from 'zod';
import { freeText, imageRef, nodeId, within } from '#lib/items/kinds/fields-schema.ts';
import { code, codes } from './code-schema.ts';
import { QUESTIONNAIRE_MAX as MAX } from './limits.ts';
import { CONCLUSION_SCOPES, REPORT_SECTIONS } from './report-sections.ts';
import type { Question, QuestionOption, Repeat, Zone } from './tree.ts';

/** Drafts may lack texts and choices; only publishing requires them (`publishing.ts`). */
const sentence = freeText(MAX.sentence).optional();
const flag = z.boolean().optional();
const unit = freeText(MAX.unit).optional();
const unitCode = code.optional();
const decimals = z.int().min(0).max(MAX.decimals).optional();
const measure = within(-MAX.measure, MAX.measure).optional();

const points = within(-MAX.points, MAX.points).optional();
const formula = freeText(MAX.expression).min(1).optional();

const base = {
  id: nodeId,
  text: freeText(MAX.questionText),
  section: z.enum(REPORT_SECTIONS),
  image: imageRef.optional(),
  important: flag,
  hidden: flag,
  neutral: flag,
  fiche: nodeId.optional(),
  condition: formula,
  codes,
};

const normal = z.enum(CONCLUSION_SCOPES).optional();
const valueSentence = { sentence, sentenceCondition: formula, inConclusion: flag };

const repeat: z.ZodType<Repeat> = z.strictObject({
  name: freeText(MAX.instanceName),
  orderedBy: nodeId.optional(),
  descending: flag,
  sentence,
  inConclusion: flag,
});

const option: z.ZodType<QuestionOption> = z.strictObject({
  id: nodeId,
  text: freeText(MAX.optionText),
  image: imageRef.optional(),
  condition: formula,
  points,
  sentence,
  sentenceCondition: formula,
  inConclusion: flag,
  normal,
  exclusive: flag,
  fiche: nodeId.optional(),
  codes,
  questions: z
    .array(z.lazy(() => question))
    .max(MAX.subQuestions)
    .optional(),
  repeat: repeat.optional(),
});

const options = z.array(option).max(MAX.options);
const percent = within(0, 100);

const zone: z.ZodType<Zone> = z.strictObject({
  id: nodeId,
  label: freeText(MAX.zoneLabel),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i, 'colour'),
  shape: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rect'), x: percent, y: percent, width: percent, height: percent }),
    z.strictObject({
      type: z.literal('polygon'),
      points: z
        .array(z.tuple([percent, percent]))
        .min(3)
        .max(500),
    }),
  ]),
  points,
  codes,
  ...valueSentence,
});

const nodeIds = z.array(nodeId).max(MAX.options).optional();

/** One question with its options and sub-questions. References and depth are checked on the whole body. */
export const question: z.ZodType<Question> = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('single'), options, defaultAnswer: nodeId.optional() }),
  z.strictObject({ ...base, type: z.literal('multiple'), options, defaultAnswer: nodeIds }),
  z.strictObject({
    ...base,
    type: z.literal('text'),
    multiline: flag,
    defaultAnswer: freeText(MAX.defaultText).optional(),
    ...valueSentence,
    normal,
  }),
  z.strictObject({
    ...base,
    type: z.literal('number'),
    unit,
    unitCode,
    min: measure,
    max: measure,
    decimals,
    defaultAnswer: measure,
    ...valueSentence,
    normal,
  }),
  z.strictObject({
    ...base,
    type: z.literal('date'),
    defaultAnswer: z.iso.date().optional(),
    ...valueSentence,
    normal,
  }),
  z.strictObject({
    ...base,
    type: z.literal('hotspot'),
    image: imageRef,
    zones: z.array(zone).max(MAX.zones),
    defaultAnswer: nodeIds,
  }),
  z.strictObject({
    ...base,
    type: z.literal('formula'),
    expression: freeText(MAX.expression),
    unit,
    unitCode,
    decimals,
    ...valueSentence,
  }),
  z.strictObject({ ...base, type: z.literal('information') }),
]);
