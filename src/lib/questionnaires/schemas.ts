import { type KindSchemas, PART_BYTES } from '#lib/items/kinds/part-schema.ts';
import { questionnaireBody } from './body-schema.ts';
import type { QuestionnairePart } from './definition.ts';

export const questionnaireSchemas: KindSchemas<'questionnaire', QuestionnairePart> = {
  body: questionnaireBody,
  parts: { body: { schema: questionnaireBody, maxBytes: PART_BYTES.body } },
};
