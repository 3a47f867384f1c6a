import { askedSteps, type KnownFindings } from './faults.ts';
import type { CaseQuestions } from './questions-schema.ts';

/**
 * Folders of images that steps of a dossier bring. A folder is kept back when a step after the first brings it: readers
 * learn nothing of it before they reach that step. Folders that are kept back come after all others, in the order of
 * the steps, so that every reader sees the beginning of the same list: positions in it never change.
 */

/** The questions of a case, and its findings: without its finding a zone cannot be asked. */
export interface Asking {
  questions?: CaseQuestions | null | undefined;
  findings: KnownFindings;
}

/** Whether any step brings images; if none does, nothing is kept back. */
export const bringsImages = (questions: Asking['questions']): boolean =>
  questions?.steps.some(({ folders = [] }) => folders.length > 0) ?? false;

/** For each folder that is kept back, the index of the first asked step that brings it (from 0). */
export function bringingSteps({ questions, findings }: Asking): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  if (!bringsImages(questions)) return places;
  askedSteps(questions, findings).forEach(({ folders = [] }, place) => {
    for (const id of folders) if (!places.has(id)) places.set(id, place);
  });
  // Folders of the first step are shown from the beginning, as that step is.
  for (const [id, place] of places) if (place === 0) places.delete(id);
  return places;
}

/** An attempt: the ids of its validated steps, and the step that is open. */
export interface Reached {
  validated: readonly string[];
  open: string | undefined;
}

/** The first asked step that was not validated. */
export const openStep = ({ questions, findings }: Asking, validated: readonly string[]): string | undefined =>
  askedSteps(questions, findings).find(({ id }) => !validated.includes(id))?.id;

/**
 * How many of the asked steps a reader has reached: those validated in their furthest attempt, and the next if it is open
 * there. An attempt that is finished, or that follows another version, opens no step that was added since.
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

/** Folders in reading order: those of later steps come last, step by step. */
export function inReadingOrder<Folder extends { id: string }>(
  folders: readonly Folder[],
  asking: Asking,
): Folder[] {
  const places = bringingSteps(asking);
  const placeOf = ({ id }: Folder) => places.get(id) ?? 0;
  return folders.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a case would show no image at first because later steps bring them all. */
export function keepsAllBack(
  folders: readonly { id: string; images: readonly unknown[] }[],
  asking: Asking,
): boolean {
  const places = bringingSteps(asking);
  const withImages = folders.filter(({ images }) => images.length > 0);
  return withImages.length > 0 && withImages.every(({ id }) => places.has(id));
}
