import type { ImageGroup } from './group.ts';

/** Series of one exam, as they were given. */
export interface Exam {
  /** Identifies it among those given with it; it stays in this browser. */
  id: string;
  groups: readonly ImageGroup[];
  images: number;
  /** DICOM's codes, each once. */
  modalities: readonly string[];
}

/** Photographs are of no exam, but of a teaching export that cites them. */
const isOfExam = ({ kind, exam }: ImageGroup) => kind === 'series' || exam !== undefined;

/** The exams among groups of images, in the order in which they come. */
export function examsOf(groups: readonly ImageGroup[]): Exam[] {
  const series = groups.filter(isOfExam);
  return [...Map.groupBy(series, ({ exam = '' }) => exam)].map(([id, own]) => ({
    id,
    groups: own,
    images: own.reduce((sum, { count }) => sum + count, 0),
    modalities: [
      ...new Set(own.flatMap((group) => (group.kind === 'series' ? group.series.description.modality : []))),
    ],
  }));
}

/** Groups with those of one exam side by side: series of several exams are numbered alike. */
export function byExam(groups: readonly ImageGroup[]): ImageGroup[] {
  const exams = examsOf(groups);
  return [...exams.flatMap((exam) => exam.groups), ...groups.filter((group) => !isOfExam(group))];
}
