import { askedSteps, type KnownFindings } from './faults.ts';
import type { CaseQuestions } from './questions-schema.ts';

/**
 * Folders of images revealed by steps. A folder is withheld when a step after the first one reveals it: readers
 * learn nothing about it before they reach that step. Withheld folders come after all others, in the order of
 * steps, so that every reader sees the beginning of the same list, whose indexes never change.
 */

/** The questions of a case, with its findings, without which structures of zone questions cannot be checked. */
export interface Asking {
  questions?: CaseQuestions | null | undefined;
  findings: KnownFindings;
}

/** Whether any step reveals images; if none does, no image is withheld. */
export const bringsImages = (questions: Asking['questions']): boolean =>
  questions?.steps.some(({ folders = [] }) => folders.length > 0) ?? false;

/** For each withheld folder, the index (from 0) of the first asked step that reveals it. */
export function bringingSteps({ questions, findings }: Asking): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  if (!bringsImages(questions)) return places;
  askedSteps(questions, findings).forEach(({ folders = [] }, place) => {
    for (const id of folders) if (!places.has(id)) places.set(id, place);
  });
  // Folders of the first step are not withheld, since that step is shown from the beginning.
  for (const [id, place] of places) if (place === 0) places.delete(id);
  return places;
}

/** An attempt: the ids of its validated steps, and the open step. */
export interface Reached {
  validated: readonly string[];
  open: string | undefined;
}

/** The first asked step that was not validated. */
export const openStep = ({ questions, findings }: Asking, validated: readonly string[]): string | undefined =>
  askedSteps(questions, findings).find(({ id }) => !validated.includes(id))?.id;

/**
 * Number of asked steps that a reader has reached: those validated in their furthest attempt, and the next one if it is
 * open there. A finished attempt, or one at another version, does not open steps that were added since.
 */
export function reachedSteps(asking: Asking, attempts: readonly Reached[]): number {
  const steps = askedSteps(asking.questions, asking.findings);
  const reached = attempts.map(({ validated, open }) => {
    const next = steps.findIndex(({ id }) => !validated.includes(id));
    if (next === -1) return steps.length;
    return steps[next]!.id === open ? next + 1 : next;
  });
  return Math.max(1, ...reached);
}

/** Folders in reading order: those of later steps come last, by step. */
export function inReadingOrder<Folder extends { id: string }>(
  folders: readonly Folder[],
  asking: Asking,
): Folder[] {
  const places = bringingSteps(asking);
  const placeOf = ({ id }: Folder) => places.get(id) ?? 0;
  return folders.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a case would show no image at first, because later steps reveal all of them. */
export function keepsAllBack(
  folders: readonly { id: string; images: readonly unknown[] }[],
  asking: Asking,
): boolean {
  const places = bringingSteps(asking);
  const withImages = folders.filter(({ images }) => images.length > 0);
  return withImages.length > 0 && withImages.every(({ id }) => places.has(id));
}
