import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { ShownStep } from './attempt-schemas.ts';
import { bringingSteps } from './kept-back.ts';
import type { CaseQuestions, QuestionStep } from './questions-schema.ts';

/** A folder with images, by its index in reading order. */
export interface NamedFolder {
  id: string;
  name: string;
}

interface ImagesPart {
  questions: CaseQuestions | null | undefined;
  findings: readonly ReadFinding[];
  folders?: readonly NamedFolder[];
  viewed?: readonly NamedFolder[];
}

/** The folders revealed by a step, with their indexes in the viewer; folders that are not shown are left out. */
export function broughtBy(
  { folders = [] }: QuestionStep,
  named: readonly NamedFolder[],
): NonNullable<ShownStep['folders']> {
  return [...new Set(folders)].flatMap((id) => {
    const at = named.findIndex((folder) => folder.id === id);
    return at === -1 ? [] : [{ id, name: named[at]!.name, at }];
  });
}

/** Findings of one version, with the folder indexes of the version shown in the viewer. */
function findingsViewed(
  findings: readonly ReadFinding[],
  folders: readonly NamedFolder[],
  viewed: readonly NamedFolder[],
): readonly ReadFinding[] {
  const placeOf = (id: string | undefined) => viewed.findIndex((folder) => folder.id === id);
  return findings
    .map((finding) => ({ ...finding, folder: placeOf(folders[finding.folder]?.id) }))
    .filter(({ folder }) => folder !== -1)
    .map((finding) => ({ ...finding, marks: finding.marks.filter((mark) => placeOf(mark.folder) !== -1) }));
}

/** The findings on images visible to a reader at this step: a key must not show later images. */
export function findingsThere(
  { questions, findings, folders, viewed }: ImagesPart,
  reached: number,
): readonly ReadFinding[] {
  if (!folders) return findings;
  if (viewed) return findingsViewed(findings, folders, viewed);
  const places = bringingSteps({ questions, findings });
  const isThere = (id: string | undefined) => (places.get(id ?? '') ?? 0) < reached;
  return findings
    .filter((finding) => isThere(folders[finding.folder]?.id))
    .map((finding) => ({ ...finding, marks: finding.marks.filter(({ folder }) => isThere(folder)) }));
}
