import { atom } from 'nanostores';
import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { PointedPlace, TakenMeasure } from './answers-schema.ts';
import type { AttemptState } from './attempt-schemas.ts';
import type { Quantity } from './formats.ts';

/** What a zone question takes from the images. */
interface AskedZone {
  format: 'zone';
  /** Points to place. */
  expected: number;
  points: readonly PointedPlace[];
  onChange(points: PointedPlace[]): void;
}

/** What a question of a measure takes from the images. */
interface AskedMeasure {
  format: 'measure';
  quantity: Quantity;
  measure: TakenMeasure | undefined;
  onChange(measure: TakenMeasure | undefined): void;
}

/** A question that is being answered on the images. */
export type ImageQuestion = { id: string; onDone(): void } & (AskedZone | AskedMeasure);

/** The parts of a validated question that are shown on the images. */
export interface ShownOnImages {
  /** Tells it from everything else that can be shown. */
  id: string;
  finding?: ReadFinding | undefined;
  /** One's own answer. */
  points?: readonly PointedPlace[] | undefined;
  drawn?: TakenMeasure['drawn'] | undefined;
}

/** Whether images stand beside the questions, on which they can be answered. */
export const $hasImages = atom(false);
/** Set by a question, watched by the images: what is drawn there becomes its answer. */
export const $imageQuestion = atom<ImageQuestion | null>(null);
export const $shownOnImages = atom<ShownOnImages | null>(null);

/** Ids of the folders that the steps of a case brought as far as one went; told anew each time that may have changed. */
export const $broughtImages = atom<{ caseId: string; folders: readonly string[] } | null>(null);
/** Id of the folder that is to be shown, once it is there. */
export const $wantedFolder = atom<string | null>(null);

/** Shows a folder that a step brought; images that could not be read are asked for again. */
export function showBrought(folder: string): void {
  const brought = $broughtImages.get();
  $broughtImages.set(brought && { ...brought });
  $wantedFolder.set(folder);
}

/** Tells the images beside what an attempt has come to. */
export function tellBrought(caseId: string, { steps }: AttemptState): void {
  const folders = steps.flatMap((step) => (step.folders ?? []).map(({ id }) => id));
  $broughtImages.set({ caseId, folders });
}

/** Ends what a question does on the images, where it is that question's. */
export function leaveImages(id: string): void {
  if ($imageQuestion.get()?.id === id) $imageQuestion.set(null);
}
