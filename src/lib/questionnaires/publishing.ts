import type { PublishRules } from '#lib/items/kinds/kind.ts';
import { COMMON_LACKS } from '#lib/items/kinds/lacks.ts';
import { hasBlanks } from './blanks.ts';

/** The parts whose absence is reported before publishing, required ones first. */
export const questionnairePublishing: PublishRules<'questionnaire'> = {
  title: COMMON_LACKS.title,
  attestation: COMMON_LACKS.attestation,
  blanks: ({ body }) => hasBlanks(body),
  word: COMMON_LACKS.word,
  questions: ({ body: { pages = [] } }) => pages.every(({ questions }) => questions.length === 0),
  tags: COMMON_LACKS.tags,
};
