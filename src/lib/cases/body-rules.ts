import type { BodyRules } from '#lib/items/kinds/kind.ts';
import { completeSheet } from './complete-sheet.ts';
import { caseFiguresOf, summariseCase } from './summary.ts';
import { caseWithoutFiles } from './without-files.ts';

export const caseRules: BodyRules<'case'> = {
  summarise: summariseCase,
  figures: caseFiguresOf,
  withoutFiles: caseWithoutFiles,
  shownFiles: ({ folders = [] }) => folders.flatMap(({ images }) => images.map(({ file }) => file)),
  completions: { sheet: completeSheet },
  lacks: ({ imageCount, questions }) => [
    ...(imageCount === 0 ? (['image'] as const) : []),
    ...(questions && questions.faulty > 0 ? (['faultyQuestions'] as const) : []),
  ],
};
