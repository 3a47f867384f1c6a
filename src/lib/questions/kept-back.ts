import { askedSteps, type KnownFindings } from './faults.ts';
import type { CaseQuestions } from './questions-schema.ts';

/**
 * Folders of images that steps of a dossier bring. A folder is kept back where a step after the first brings it: nobody who
 * answers is told of it before they reach that step. Folders that are kept back come after all others, in the order of
 * the steps, so that what somebody sees is always the beginning of the same list: places in it never change.
 */

/** What a case asks, and its findings, which say whether a zone can be asked. */
export interface Asking {
  questions?: CaseQuestions | null | undefined;
  findings: KnownFindings;
}

/** Whether a step brings images: else nothing is kept back, and nothing of this need be read. */
export const bringsImages = (questions: Asking['questions']): boolean =>
  questions?.steps.some(({ folders = [] }) => folders.length > 0) ?? false;

/** For each folder that is kept back, the index of the first asked step that brings it (from 0). */
export function bringingSteps({ questions, findings }: Asking): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  if (!bringsImages(questions)) return places;
  askedSteps(questions, findings).forEach(({ folders = [] }, place) => {
    for (const id of folders) if (!places.has(id)) places.set(id, place);
  });
  // What the first step brings is there from the beginning, as that step is.
  for (const [id, place] of places) if (place === 0) places.delete(id);
  return places;
}

/** What somebody validated at an attempt, by ids of steps, and the step that is open to them there. */
export interface Reached {
  validated: readonly string[];
  open: string | undefined;
}

/** The first step that is asked and was not validated. */
export const openStep = ({ questions, findings }: Asking, validated: readonly string[]): string | undefined =>
  askedSteps(questions, findings).find(({ id }) => !validated.includes(id))?.id;

/**
 * How many of the steps that are asked somebody has reached: those they validated at their furthest attempt, and the next
 * where it is open to them there. An attempt that is over, or that another version asks, opens no step that was added since.
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

/** Folders in the order in which readers come by them. */
export function inReadingOrder<Folder extends { id: string }>(
  folders: readonly Folder[],
  asking: Asking,
): Folder[] {
  const places = bringingSteps(asking);
  const placeOf = ({ id }: Folder) => places.get(id) ?? 0;
  return folders.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a case would show nothing at first: all its images come with later steps. */
export function keepsAllBack(
  folders: readonly { id: string; images: readonly unknown[] }[],
  asking: Asking,
): boolean {
  const places = bringingSteps(asking);
  const withImages = folders.filter(({ images }) => images.length > 0);
  return withImages.length > 0 && withImages.every(({ id }) => places.has(id));
}
