import type { BodyRules } from '#lib/items/kinds/kind.ts';
import { withoutPictures } from '#lib/items/kinds/without-pictures.ts';
import { summariseQuestionnaire } from './summary.ts';

export const questionnaireRules: BodyRules<'questionnaire'> = {
  summarise: summariseQuestionnaire,
  summaryKeys: () => null,
  figures: ({ questions, ficheWords }, { questionIds }) => ({
    questionCount: questions.length,
    ...(questionIds && { questions }),
    ...(ficheWords && { ficheWords }),
  }),
  withoutFiles: (body, hidden) => withoutPictures(body, hidden) as typeof body,
  // Each picture of a questionnaire is shown in exactly one place.
  shownFiles: () => [],
  completions: {},
  lacks: ({ blanks }) => (blanks ? ['blanks'] : []),
};
