import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { ShownStep } from './attempt-schemas.ts';
import { bringingSteps } from './kept-back.ts';
import type { CaseQuestions, QuestionStep } from './questions-schema.ts';

/** A folder with images, by its place among those of the case in the order in which readers come by them. */
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

/** The folders that a step brings, by their places in the viewer; of one that is not there nothing is said. */
export function broughtBy(
  { folders = [] }: QuestionStep,
  named: readonly NamedFolder[],
): NonNullable<ShownStep['folders']> {
  return [...new Set(folders)].flatMap((id) => {
    const at = named.findIndex((folder) => folder.id === id);
    return at === -1 ? [] : [{ id, name: named[at]!.name, at }];
  });
}

/** Findings of a version on the folders that the viewer, which shows another one, shows: at their places there. */
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

/** Findings as far as their images are there for somebody who has reached so many steps: a key shows no later ones. */
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
