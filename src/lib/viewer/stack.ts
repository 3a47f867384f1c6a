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
  /** Window; null uses the stack's own window. */
  window: Window | null;
  view: View;
  /** The centre of the panel in fractions of the image, kept for any panel size until the reader changes the view. */
  centre?: Point | undefined;
}

/** Properties of an image that may differ from those of its folder. */
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

/** The properties of one image. */
export interface ImageFacts {
  shape: ImageShape;
  spacingKind: SpacingKind;
  window: Window;
  windows: readonly Window[];
  rescale: Rescale;
  unit: ModalityUnit | null;
  uptake: number | null;
  inverted: boolean;
  /** Whether it is a 16-bit frame; an ordinary image is shown unchanged. */
  isFrame: boolean;
}

/** A folder as the engine sees it. Image URLs may be missing until the whole case is loaded. */
export interface Stack {
  /** Id of the folder. */
  folder: string;
  /** The author's name for the folder. */
  name?: string | undefined;
  count: number;
  /** Number of images in the folder before the first displayed one. */
  first?: number | undefined;
  /** Index of the initial image. */
  start: number;
  /** Size of the folder's cover, used until the pictures themselves are loaded. */
  shape: ImageShape;
  /** Hashes of the images' files. */
  files: readonly (string | null)[];
  previews: readonly (string | null)[];
  /** URL of the small copies of its images; null if they would not be useful. */
  tiles: string | null;
  frames: readonly (string | null)[];
  previewBytes: readonly number[];
  frameBytes: readonly number[];
  /** Reduced copies of large images, with the full size of the image. */
  lights: readonly (LightCopy | null)[];
  /** The window of the previews, which is also the initial one; the full range for ordinary images. */
  window: Window;
  rescale: Rescale;
  /** Conversions of images that have their own; null or missing if the folder's applies. */
  rescales?: readonly (Rescale | null)[];
  /** Properties of individual images; null or missing for an image without any. */
  own?: readonly (OwnFacts | null)[] | undefined;
  /** The size of each image, if they differ. */
  sizes?: readonly (readonly [number, number])[] | undefined;
  /** For ultrasound images: their calibrated regions, with pixel sizes. */
  regions?: readonly (readonly CalibratedRegion[] | null)[] | undefined;
  inverted: boolean;
  unit: ModalityUnit | null;
  /** The kind of spacing; absent: `patient`. */
  spacingKind?: SpacingKind | null | undefined;
  /** The file's further windows, after the first. */
  windows?: readonly Window[] | undefined;
  /** The factor from Bq/ml to the standardised uptake value. */
  uptake?: number | null | undefined;
  /** Whether any of its images is a frame. */
  hasFrames: boolean;
  geometry: StackGeometry;
  /** The initial view chosen by the author; absent: the whole image in its own window. */
  opening?: Opening | undefined;
}

/** Whether a stack's slices may form a volume; `imaging/volume/lattice.ts` decides whether they do. */
export function hasPlanes(stack: Stack | undefined): boolean {
  if (stack?.geometry.orientation == null || stack.count < LEAST_SLICES) return false;
  // Ordinary images imported before their positions were stored only have an orientation.
  return stack.hasFrames || stack.geometry.positions.some(Boolean);
}

/**
 * Properties of the series that commands depend on: whether any has more than one slice, and whether the active one has
 * planes and densities.
 */
export interface SeriesState {
  /** Number of series. */
  series: number;
  hasSlices: boolean;
  hasPlanes: boolean;
  hasDensity: boolean;
}

/** @param stacks all series of the case @param active index of the series in the active panel */
export function seriesStateOf(stacks: readonly Stack[], active: number): SeriesState {
  const stack = stacks[active];
  return {
    series: stacks.length,
    hasSlices: hasSlices(stacks),
    hasPlanes: hasPlanes(stack),
    hasDensity: stack?.unit === 'HU',
  };
}

/** Whether any series has more than one image; true as long as none is known. */
export function hasSlices(stacks: readonly Stack[]): boolean {
  return stacks.length === 0 || stacks.some(({ count }) => count > 1);
}

/** The properties of the image at an index: its own, or else its folder's. */
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

/** The anchor of the image at an index, by folder and file; null while its file is unknown. */
export function anchorOf(stack: Stack | undefined, index: number): ShownAnchor | null {
  const file = stack?.files[index];
  if (!stack || !file) return null;
  const twins = stack.files.flatMap((each, at) => (each === file ? [at] : []));
  return { folder: stack.folder, file, image: index, ...(twins.length > 1 && { twins }) };
}

/** The initial view of a panel for a stack. */
export function openingState(stack: Stack | undefined): Opening {
  const { window, view, centre } = stack?.opening ?? { window: null, view: FIRST_VIEW };
  return { window, view, centre };
}
