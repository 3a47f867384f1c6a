import { z } from 'zod';
import { freeText, within } from '#lib/items/kinds/fields-schema.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { QUESTIONS_MAX } from '../formats.ts';

/** The id of a node, optionally in one of several instances (`questionnaires/repeats/instances.ts`). */
const FIELD_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}(?:~[a-z0-9]{1,8})?$/;
const fieldId = z.string().regex(FIELD_ID, 'node-id');

/** Answers to the fields of a report, by field id (`questionnaires/answers.ts`). */
export const reportAnswers = z
  .record(
    fieldId,
    z.union([
      freeText(QUESTIONS_MAX.fieldText),
      within(-QUESTIONNAIRE_MAX.measure, QUESTIONNAIRE_MAX.measure),
      z.array(fieldId).max(QUESTIONNAIRE_MAX.options).readonly(),
    ]),
  )
  .refine((answers) => Object.keys(answers).length <= QUESTIONS_MAX.reportAnswers);
