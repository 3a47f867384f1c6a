import type { CalibratedRegion } from '#lib/domain/calibrated-region.ts';
import type { ImageAnchor, Point } from '#lib/domain/measure.ts';
import type { StackGeometry } from '#lib/domain/slice-geometry.ts';
import { LEAST_SLICES } from '#lib/domain/volume/lattice.ts';
import type { Rescale, Window } from '#lib/domain/windowing.ts';
import { FIRST_VIEW, type ImageShape, type Size, type View } from './view.ts';

/** The reduced copy of a big image. */
export interface LightCopy extends Size {
  address: string;
  bytes: number;
}

/** How a stack is first looked at. */
export interface Opening {
  /** Null shows the stack's own window. */
  window: Window | null;
  view: View;
  /** What is in the panel's middle whatever its size, in parts of the image, until the view is changed. */
  centre?: Point | undefined;
}

/** A folder as the engine knows it. Addresses may be missing until the whole case has been asked for. */
export interface Stack {
  /** The folder's id. */
  folder: string;
  count: number;
  /** Index of the image one starts with. */
  start: number;
  /** Size of the image that stands for the folder; pictures have their own once they are there. */
  shape: ImageShape;
  /** Hashes of the images' files. */
  files: readonly (string | null)[];
  previews: readonly (string | null)[];
  /** Of the small copies of its images; null where they would be of no use. */
  tiles: string | null;
  frames: readonly (string | null)[];
  previewBytes: readonly number[];
  frameBytes: readonly number[];
  /** Reduced copies of big images, with the size of the image itself. */
  lights: readonly (LightCopy | null)[];
  /** What the previews were made with, and what one starts with; plain for ordinary images. */
  window: Window;
  rescale: Rescale;
  /** Of the images that have their own; null or missing where it is the folder's. */
  rescales?: readonly (Rescale | null)[];
  /** Of ultrasounds: where in each image how large a pixel is. */
  regions?: readonly (readonly CalibratedRegion[] | null)[] | undefined;
  inverted: boolean;
  unit: 'HU' | null;
  hasFrames: boolean;
  geometry: StackGeometry;
  /** As its author chose; whole and plain when absent. */
  opening?: Opening | undefined;
}

/** Whether a stack's slices may be put together to a volume; whether they can be, `domain/volume/lattice.ts` tells. */
export function hasPlanes(stack: Stack | undefined): boolean {
  if (stack?.geometry.orientation == null || stack.count < LEAST_SLICES) return false;
  // Ordinary images that were imported before their places were kept have an orientation alone.
  return stack.hasFrames || stack.geometry.positions.some(Boolean);
}

/** The image at an index, by its folder and file; null while its file is not known. */
export function anchorOf(stack: Stack | undefined, index: number): ImageAnchor | null {
  const file = stack?.files[index];
  return stack && file ? { folder: stack.folder, file } : null;
}

/** What a panel that opens a stack is looked at with. */
export function openingState(stack: Stack | undefined): Opening {
  const { window, view, centre } = stack?.opening ?? { window: null, view: FIRST_VIEW };
  return { window, view, centre };
}
