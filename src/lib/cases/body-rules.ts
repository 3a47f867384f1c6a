import type { BodyRules } from '#lib/items/kinds/kind.ts';
import { completeSheet } from './complete-sheet.ts';
import type { CasePart } from './definition.ts';
import { caseFiguresOf, summariseCase } from './summary.ts';
import { caseWithoutFiles } from './without-files.ts';

/** The parts that determine which images a card may show. */
const OF_QUESTIONS: readonly string[] = ['images', 'findings', 'questions'] satisfies CasePart[];

export const caseRules: BodyRules<'case'> = {
  summarise: summariseCase,
  figures: caseFiguresOf,
  withoutFiles: caseWithoutFiles,
  shownFiles: ({ folders = [] }) => folders.flatMap(({ images }) => images.map(({ file }) => file)),
  completions: { sheet: completeSheet },
  summaryKeys: (part, summaries) =>
    OF_QUESTIONS.includes(part) && summaries.some(({ questions }) => questions?.namesFolders)
      ? ['folders', 'mainImage', 'findings', 'questions']
      : null,
  lacks: ({ imageCount, questions }) => [
    // If all images are withheld, the fault lies with the questions and not with missing images.
    ...(imageCount === 0 && !questions?.keptBack ? (['image'] as const) : []),
    ...(questions && questions.faulty > 0 ? (['faultyQuestions'] as const) : []),
  ],
};
