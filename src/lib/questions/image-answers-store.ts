import { atom } from 'nanostores';
import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { PointedPlace, TakenMeasure } from './answers-schema.ts';
import type { AttemptState } from './attempt-schemas.ts';
import type { Quantity } from './formats.ts';

/** The data that a zone question exchanges with the images. */
interface AskedZone {
  format: 'zone';
  /** Number of points to place. */
  expected: number;
  points: readonly PointedPlace[];
  onChange(points: PointedPlace[]): void;
}

/** The data that a measure question exchanges with the images. */
interface AskedMeasure {
  format: 'measure';
  quantity: Quantity;
  measure: TakenMeasure | undefined;
  onChange(measure: TakenMeasure | undefined): void;
}

/** A question being answered on the images. */
export type ImageQuestion = { id: string; onDone(): void } & (AskedZone | AskedMeasure);

/** The parts of a validated question shown on the images. */
export interface ShownOnImages {
  /** Unique among everything shown on the images. */
  id: string;
  finding?: ReadFinding | undefined;
  /** The person's own answer. */
  points?: readonly PointedPlace[] | undefined;
  drawn?: TakenMeasure['drawn'] | undefined;
}

/** Whether images are beside the questions, so that questions can be answered on them. */
export const $hasImages = atom(false);
/** Set by a question and observed by the images: what is drawn there becomes the answer. */
export const $imageQuestion = atom<ImageQuestion | null>(null);
export const $shownOnImages = atom<ShownOnImages | null>(null);

/** Ids of the folders revealed so far to the reader of a case; updated whenever this may have changed. */
export const $broughtImages = atom<{ caseId: string; folders: readonly string[] } | null>(null);
/** Id of the folder to show as soon as it is available. */
export const $wantedFolder = atom<string | null>(null);

/** Shows a folder revealed by a step; folders that failed to load are requested again. */
export function showBrought(folder: string): void {
  const brought = $broughtImages.get();
  $broughtImages.set(brought && { ...brought });
  $wantedFolder.set(folder);
}

/** Tells the viewer beside the questions which folders an attempt has revealed. */
export function tellBrought(caseId: string, { steps }: AttemptState): void {
  const folders = steps.flatMap((step) => (step.folders ?? []).map(({ id }) => id));
  $broughtImages.set({ caseId, folders });
}

/** Ends answering on the images, if it is for this question. */
export function leaveImages(id: string): void {
  if ($imageQuestion.get()?.id === id) $imageQuestion.set(null);
}
