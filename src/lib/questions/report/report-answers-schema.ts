import { z } from 'zod';
import { freeText, nodeId, within } from '#lib/items/kinds/fields-schema.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { QUESTIONS_MAX } from '../formats.ts';

/** What the fields of a report were answered with, by their ids (`questionnaires/answers.ts`). */
export const reportAnswers = z
  .record(
    nodeId,
    z.union([
      freeText(QUESTIONS_MAX.fieldText),
      within(-QUESTIONNAIRE_MAX.measure, QUESTIONNAIRE_MAX.measure),
      z.array(nodeId).max(QUESTIONNAIRE_MAX.options).readonly(),
    ]),
  )
  .refine((answers) => Object.keys(answers).length <= QUESTIONS_MAX.formNodes);
