import { type KindSchemas, PART_BYTES } from '#lib/items/kinds/part-schema.ts';
import { caseBody, caseParts } from './body-schema.ts';
import type { CasePart } from './definition.ts';

export const caseSchemas: KindSchemas<'case', CasePart> = {
  body: caseBody,
  parts: {
    difficulty: { schema: caseParts.difficulty, maxBytes: PART_BYTES.words },
    clinicalInformation: { schema: caseParts.clinicalInformation, maxBytes: PART_BYTES.words },
    answer: { schema: caseParts.answer, maxBytes: PART_BYTES.words },
    images: { schema: caseParts.images, maxBytes: PART_BYTES.images },
    sheet: { schema: caseParts.sheet, maxBytes: PART_BYTES.chapter },
    credit: { schema: caseParts.credit, maxBytes: PART_BYTES.words },
    findings: { schema: caseParts.findings, maxBytes: PART_BYTES.chapter },
    presentation: { schema: caseParts.presentation, maxBytes: PART_BYTES.words },
    questions: { schema: caseParts.questions, maxBytes: PART_BYTES.chapter },
  },
};
