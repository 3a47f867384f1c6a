import { type Exam, examsOf } from '../../image-review/exams.ts';
import type { ImageGroup } from '../../image-review/group.ts';
import type { AcceptedExportTexts } from './given-export.ts';

/**
 * Exports whose images were all left out, as exams without images: their ticked texts need a case, too.
 * @param groups everything that was reviewed @param kept the exams whose images were kept
 */
export function examsOfTexts(
  exports: readonly AcceptedExportTexts[],
  groups: readonly ImageGroup[],
  kept: readonly Exam[],
): Exam[] {
  const all = examsOf(groups);
  return exports
    .filter(
      ({ exam, taken }) =>
        taken.texts.length + taken.questions.length > 0 && !kept.some(({ id }) => id === exam),
    )
    .map(({ exam }) => ({
      id: exam,
      // This device recognises the exam by its groups when it is given again.
      groups: all.find(({ id }) => id === exam)?.groups ?? [],
      images: 0,
      modalities: [],
    }));
}
