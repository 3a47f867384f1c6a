import type { ImageGroup } from './group.ts';

/** The series of one exam, as given. */
export interface Exam {
  /** Identifies the exam among those given together; it stays in this browser. */
  id: string;
  groups: readonly ImageGroup[];
  images: number;
  /** DICOM codes, without duplicates. */
  modalities: readonly string[];
}

/** Photographs belong to no exam, except those that a teaching export cites. */
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

/** Sorts groups so that those of one exam are adjacent: series numbers repeat from one exam to the next. */
export function byExam(groups: readonly ImageGroup[]): ImageGroup[] {
  const exams = examsOf(groups);
  return [...exams.flatMap((exam) => exam.groups), ...groups.filter((group) => !isOfExam(group))];
}
