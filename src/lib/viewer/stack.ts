import type { CalibratedRegion } from '#lib/imaging/calibrated-region.ts';
import type { Point, ShownAnchor, Spacing } from '#lib/imaging/measure.ts';
import type { StackGeometry } from '#lib/imaging/slice-geometry.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';
import type { ModalityUnit } from '#lib/imaging/value-unit.ts';
import { LEAST_SLICES } from '#lib/imaging/volume/lattice.ts';
import { PLAIN_WINDOW, type Rescale, type Window } from '#lib/imaging/windowing.ts';
import { FIRST_VIEW, type ImageShape, type Size, type View } from './view.ts';

/** The reduced copy of a big image. */
export interface LightCopy extends Size {
  address: string;
  bytes: number;
}

/** The initial view of a stack. */
export interface Opening {
  /** Null shows the stack's own window. */
  window: Window | null;
  view: View;
  /** The centre of the panel whatever its size, in fractions of the image, until the view is changed. */
  centre?: Point | undefined;
}

/** The facts of an image that may differ from its folder's. */
export interface OwnFacts {
  pixelSpacing?: Spacing | null | undefined;
  spacingKind?: SpacingKind | null | undefined;
  window?: Window | null | undefined;
  windows?: readonly Window[] | undefined;
  unit?: ModalityUnit | null | undefined;
  uptake?: number | null | undefined;
  inverted?: boolean | undefined;
  orientation?: readonly number[] | null | undefined;
}

export const NO_WINDOWS: readonly Window[] = [];

/** The facts of one image. */
export interface ImageFacts {
  shape: ImageShape;
  spacingKind: SpacingKind;
  window: Window;
  windows: readonly Window[];
  rescale: Rescale;
  unit: ModalityUnit | null;
  uptake: number | null;
  inverted: boolean;
  /** A 16-bit frame; an ordinary image is shown as it is. */
  isFrame: boolean;
}

/** A folder in the engine. Image URLs may be missing until the whole case has been fetched. */
export interface Stack {
  /** The folder's id. */
  folder: string;
  /** The author's name for it. */
  name?: string | undefined;
  count: number;
  /** How many images of the folder come before the first that is shown. */
  first?: number | undefined;
  /** Index of the image one starts with. */
  start: number;
  /** Size of the folder's cover; pictures have their own once they are loaded. */
  shape: ImageShape;
  /** Hashes of the images' files. */
  files: readonly (string | null)[];
  previews: readonly (string | null)[];
  /** URL of the small copies of its images; null where they would be of no use. */
  tiles: string | null;
  frames: readonly (string | null)[];
  previewBytes: readonly number[];
  frameBytes: readonly number[];
  /** Reduced copies of big images, with the size of the image itself. */
  lights: readonly (LightCopy | null)[];
  /** The window of the previews, and the initial one; plain for ordinary images. */
  window: Window;
  rescale: Rescale;
  /** For the images that have their own; null or missing where it is the folder's. */
  rescales?: readonly (Rescale | null)[];
  /** The images' own facts; null or missing for an image without any. */
  own?: readonly (OwnFacts | null)[] | undefined;
  /** The size of each image, where they are not all alike. */
  sizes?: readonly (readonly [number, number])[] | undefined;
  /** For ultrasounds: the regions of each image with their pixel sizes. */
  regions?: readonly (readonly CalibratedRegion[] | null)[] | undefined;
  inverted: boolean;
  unit: ModalityUnit | null;
  /** Where the millimetres hold; in the patient when absent. */
  spacingKind?: SpacingKind | null | undefined;
  /** The file's windows beside the first. */
  windows?: readonly Window[] | undefined;
  /** From Bq/ml to a standardised uptake. */
  uptake?: number | null | undefined;
  /** Whether any of its images is a frame. */
  hasFrames: boolean;
  geometry: StackGeometry;
  /** The author's choice; whole and plain when absent. */
  opening?: Opening | undefined;
}

/** Whether a stack's slices could form a volume; `imaging/volume/lattice.ts` decides whether they do. */
export function hasPlanes(stack: Stack | undefined): boolean {
  if (stack?.geometry.orientation == null || stack.count < LEAST_SLICES) return false;
  // Ordinary images that were imported before their places were kept have an orientation alone.
  return stack.hasFrames || stack.geometry.positions.some(Boolean);
}

/**
 * The facts of the series that commands need: whether any has slices to go through, and whether the active one has
 * planes and densities.
 */
export interface SeriesState {
  /** Number of series. */
  series: number;
  hasSlices: boolean;
  hasPlanes: boolean;
  hasDensity: boolean;
}

/** @param stacks all series of the case @param active index of the one in the active panel */
export function seriesStateOf(stacks: readonly Stack[], active: number): SeriesState {
  const stack = stacks[active];
  return {
    series: stacks.length,
    hasSlices: hasSlices(stacks),
    hasPlanes: hasPlanes(stack),
    hasDensity: stack?.unit === 'HU',
  };
}

/** Whether any series has more than one image; true before any is known. */
export function hasSlices(stacks: readonly Stack[]): boolean {
  return stacks.length === 0 || stacks.some(({ count }) => count > 1);
}

/** The facts of the image at an index: its own, else its folder's. */
export function factsAt(stack: Stack, index: number): ImageFacts {
  const own = stack.own?.[index] ?? {};
  const [width, height] = stack.sizes?.[index] ?? [stack.shape.width, stack.shape.height];
  const spacing = own.pixelSpacing === undefined ? stack.shape.spacing : own.pixelSpacing;
  const frame = stack.frames[index];
  const isFrame = stack.hasFrames && (frame === undefined || frame !== null);
  return {
    shape: { width, height, spacing },
    spacingKind: own.spacingKind ?? stack.spacingKind ?? 'patient',
    window: (isFrame && (own.window ?? stack.window)) || PLAIN_WINDOW,
    windows: (isFrame && (own.windows ?? stack.windows)) || NO_WINDOWS,
    rescale: stack.rescales?.[index] ?? stack.rescale,
    unit: own.unit === undefined ? stack.unit : own.unit,
    uptake: own.uptake === undefined ? (stack.uptake ?? null) : own.uptake,
    inverted: isFrame && (own.inverted ?? stack.inverted),
    isFrame,
  };
}

/** The image at an index, by its folder and file; null while its file is not known. */
export function anchorOf(stack: Stack | undefined, index: number): ShownAnchor | null {
  const file = stack?.files[index];
  if (!stack || !file) return null;
  const twins = stack.files.flatMap((each, at) => (each === file ? [at] : []));
  return { folder: stack.folder, file, image: index, ...(twins.length > 1 && { twins }) };
}

/** The initial view of a panel that opens a stack. */
export function openingState(stack: Stack | undefined): Opening {
  const { window, view, centre } = stack?.opening ?? { window: null, view: FIRST_VIEW };
  return { window, view, centre };
}
