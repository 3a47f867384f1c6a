import { z } from 'zod';
import { freeText, imageRef, nodeId, text, within } from '../fields-schema.ts';
import { REPORT_SECTIONS } from './report-sections.ts';
import type { Question, QuestionOption, Zone } from './tree.ts';

const sentence = freeText(2000).optional();
const flag = z.boolean().optional();
const unit = freeText(30).optional();
const decimals = z.int().min(0).max(6).optional();
const measure = within(-1e9, 1e9).optional();

const base = {
  id: nodeId,
  text: text(1000),
  section: z.enum(REPORT_SECTIONS),
  image: imageRef.optional(),
  important: flag,
  hidden: flag,
  fiche: nodeId.optional(),
};

const valueSentence = { sentence, inConclusion: flag };

const option: z.ZodType<QuestionOption> = z.strictObject({
  id: nodeId,
  text: text(500),
  image: imageRef.optional(),
  sentence,
  inConclusion: flag,
  fiche: nodeId.optional(),
  questions: z
    .array(z.lazy(() => question))
    .max(200)
    .optional(),
});

const options = z.array(option).min(1).max(100);
const percent = within(0, 100);

const zone: z.ZodType<Zone> = z.strictObject({
  id: nodeId,
  label: text(200),
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
  ...valueSentence,
});

const nodeIds = z.array(nodeId).max(100).optional();

/** One question with its options and sub-questions. References and depth are checked on the whole body. */
export const question: z.ZodType<Question> = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('single'), options, defaultAnswer: nodeId.optional() }),
  z.strictObject({ ...base, type: z.literal('multiple'), options, defaultAnswer: nodeIds }),
  z.strictObject({
    ...base,
    type: z.literal('text'),
    multiline: flag,
    defaultAnswer: freeText(5000).optional(),
    ...valueSentence,
  }),
  z.strictObject({
    ...base,
    type: z.literal('number'),
    unit,
    min: measure,
    max: measure,
    decimals,
    defaultAnswer: measure,
    ...valueSentence,
  }),
  z.strictObject({
    ...base,
    type: z.literal('date'),
    defaultAnswer: z.iso.date().optional(),
    ...valueSentence,
  }),
  z.strictObject({
    ...base,
    type: z.literal('hotspot'),
    image: imageRef,
    zones: z.array(zone).min(1).max(100),
    defaultAnswer: nodeIds,
  }),
  z.strictObject({
    ...base,
    type: z.literal('formula'),
    expression: text(500),
    unit,
    decimals,
    ...valueSentence,
  }),
  z.strictObject({ ...base, type: z.literal('information') }),
]);
