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
  /** Millimetres between rows, between columns; null where there are none. */
  spacing: z.tuple([z.number(), z.number()]).nullable(),
});

/** A big image's size, and what its reduced copy weighs. */
const lightCopy = z.object({ width: z.number(), height: z.number(), bytes: z.number().int() });

/** Where a folder's images are, in order. The arrays are as long as the folder. */
export const viewerStack = z.object({
  files: z.array(z.string()),
  /** Empty in a folder of ordinary images. */
  frames: z.array(z.string().nullable()),
  positions: z.array(z.array(z.number()).length(3).nullable()),
  /** From stored values to units for each frame, null where it is the folder's; absent when this holds for all. */
  rescales: z.array(rescale.nullable()).optional(),
  /** Each image's own facts, null where it has none; absent where no image has any. */
  facts: z.array(ownViewerFacts.nullable()).optional(),
  /** Width and height of each in pixels; absent where all are alike. */
  sizes: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
  /** For ultrasounds: the regions of each image with their pixel sizes; absent where no image has any. */
  regions: z.array(z.array(calibrated).nullable()).optional(),
  /** Bytes on the network of each file, and of each frame. */
  bytes: z.array(z.number().int()),
  frameBytes: z.array(z.number().int()),
  /** Empty in a folder without big images. */
  lights: z.array(lightCopy.nullable()),
});
export type ViewerStack = z.infer<typeof viewerStack>;

/** The parts of the body that decide which images are shown, and in which order. */
export type ShownParts = Pick<CaseBody, 'folders' | 'findings' | 'presentation'>;

/**
 * The folders as their readers scroll through them: of a series the slices that its author shows, with indexes
 * counted from the first of them. Empty folders are left out.
 */
export function shownFolders(body: ShownParts): CaseFolder[] {
  return body.folders.filter(({ images }) => images.length > 0).map((folder) => withinRange(folder, body));
}

/** The size of a file, and of its reduced and its lossy copy where it has them. */
export interface FileWeight {
  bytes: number;
  light: number | null;
  preview: number | null;
}

/** Where the images of the shown folders are, and what they weigh on the network. */
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
