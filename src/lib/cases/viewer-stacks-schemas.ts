import { z } from 'zod';
import { BIG } from '#lib/images/tiles.ts';
import type { CaseBody, CaseFolder } from './body-schema.ts';
import { withinRange } from './shown-range.ts';
import { ownFactsIn, ownViewerFacts } from './viewer-facts-schemas.ts';

const rescale = z.object({ slope: z.number(), intercept: z.number() });

const calibrated = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Millimetres between rows and between columns; null when unknown. */
  spacing: z.tuple([z.number(), z.number()]).nullable(),
});

/** Size in pixels of a large image, and size in bytes of its reduced copy. */
const lightCopy = z.object({ width: z.number(), height: z.number(), bytes: z.number().int() });

/** The URLs and positions of a folder's images, in order. Each array is as long as the folder. */
export const viewerStack = z.object({
  files: z.array(z.string()),
  /** Empty in a folder without frames. */
  frames: z.array(z.string().nullable()),
  positions: z.array(z.array(z.number()).length(3).nullable()),
  /** From stored values to units for each frame, null if that is the folder's; absent if it is the folder's for all. */
  rescales: z.array(rescale.nullable()).optional(),
  /** The differing attributes of each image, null when it has none; absent when no image has any. */
  facts: z.array(ownViewerFacts.nullable()).optional(),
  /** Width and height of each image in pixels; absent when all images have the same size. */
  sizes: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
  /** For ultrasound images: each image's regions with their pixel sizes; absent when no image has any. */
  regions: z.array(z.array(calibrated).nullable()).optional(),
  /** Transfer sizes of each file and of each frame, in bytes. */
  bytes: z.array(z.number().int()),
  frameBytes: z.array(z.number().int()),
  /** Empty in a folder without large images. */
  lights: z.array(lightCopy.nullable()),
});
export type ViewerStack = z.infer<typeof viewerStack>;

/** The parts of the body that determine which images are shown, and in which order. */
export type ShownParts = Pick<CaseBody, 'folders' | 'findings' | 'presentation'>;

/**
 * The folders as readers scroll through them: of a series, the slices in the author's range, with indexes
 * counted from the first of these. Empty folders are left out.
 */
export function shownFolders(body: ShownParts): CaseFolder[] {
  return body.folders.filter(({ images }) => images.length > 0).map((folder) => withinRange(folder, body));
}

/** The size of a file, and of its reduced and lossy copies, if any. */
export interface FileWeight {
  bytes: number;
  light: number | null;
  preview: number | null;
}

/** The images of the shown folders, with their positions and transfer sizes. */
export function toViewerStacks(body: ShownParts, weights: ReadonlyMap<string, FileWeight>): ViewerStack[] {
  const whole = new Map(body.folders.map((folder) => [folder.id, folder]));
  return shownFolders(body).map((folder) => {
    const { images } = folder;
    const facts = ownFactsIn(whole.get(folder.id) ?? folder, images);
    const [first] = images;
    const areAlike = images.every(({ width, height }) => width === first?.width && height === first.height);
    const frames = images.map((image) => (image.kind === 'frame' ? image.frame : null));
    const lights = images.map(({ file, width, height }) => {
      const bytes = width * height < BIG ? null : (weights.get(file)?.light ?? null);
      return bytes === null ? null : { width, height, bytes };
    });
    const rescales = images.map((image) => (image.kind === 'frame' ? (image.rescale ?? null) : null));
    const regions = images.map((image) => image.regions ?? null);
    const weigh = (file: string | null) => (file === null ? 0 : (weights.get(file)?.bytes ?? 0));
    return {
      files: images.map(({ file }) => file),
      frames: frames.some(Boolean) ? frames : [],
      positions: images.map(({ position }) => position ?? null),
      ...(rescales.some(Boolean) && { rescales }),
      ...(facts && { facts }),
      ...(!areAlike && { sizes: images.map(({ width, height }): [number, number] => [width, height]) }),
      ...(regions.some(Boolean) && { regions }),
      bytes: images.map(({ kind, file }) =>
        kind === 'frame' ? (weights.get(file)?.preview ?? weigh(file)) : weigh(file),
      ),
      frameBytes: frames.map(weigh),
      lights: lights.some(Boolean) ? lights : [],
    };
  });
}
