import { z } from 'zod';
import type { CaseBody, CaseFolder } from '#lib/kinds/case/body-schema.ts';

export const rescale = z.object({ slope: z.number(), intercept: z.number() });

/** From so many pixels on, an image is shown as its reduced copy until it has come itself. */
const BIG = 1_500_000;

/** A big image's size, and what its reduced copy weighs. */
const lightCopy = z.object({ width: z.number(), height: z.number(), bytes: z.number().int() });

/** Where a folder's images are, in order. The arrays are as long as the folder. */
export const viewerStack = z.object({
  files: z.array(z.string()),
  /** Empty in a folder of ordinary images. */
  frames: z.array(z.string().nullable()),
  positions: z.array(z.array(z.number()).length(3).nullable()),
  /** From stored values to units of each frame, null where it is the folder's; absent when it is so everywhere. */
  rescales: z.array(rescale.nullable()).optional(),
  /** Bytes on the network of each file, and of each frame. */
  bytes: z.array(z.number().int()),
  frameBytes: z.array(z.number().int()),
  /** Empty in a folder without big images. */
  lights: z.array(lightCopy.nullable()),
});
export type ViewerStack = z.infer<typeof viewerStack>;

/** Empty folders are left out: there is nothing to see in them. */
export function shownFolders(body: Pick<CaseBody, 'folders'>): CaseFolder[] {
  return body.folders.filter(({ images }) => images.length > 0);
}

/** Where the images of the shown folders are; the maps tell what each file, and its reduced copy, weighs. */
export function toViewerStacks(
  body: Pick<CaseBody, 'folders'>,
  bytesOf: ReadonlyMap<string, number>,
  lightBytesOf: ReadonlyMap<string, number>,
): ViewerStack[] {
  return shownFolders(body).map(({ images }) => {
    const frames = images.map((image) => (image.kind === 'frame' ? image.frame : null));
    const lights = images.map(({ file, width, height }) => {
      const bytes = width * height < BIG ? undefined : lightBytesOf.get(file);
      return bytes === undefined ? null : { width, height, bytes };
    });
    const rescales = images.map((image) => (image.kind === 'frame' ? (image.rescale ?? null) : null));
    const weigh = (file: string | null) => (file === null ? 0 : (bytesOf.get(file) ?? 0));
    return {
      files: images.map(({ file }) => file),
      frames: frames.some(Boolean) ? frames : [],
      positions: images.map((image) => (image.kind === 'frame' ? (image.position ?? null) : null)),
      ...(rescales.some(Boolean) && { rescales }),
      bytes: images.map(({ file }) => weigh(file)),
      frameBytes: frames.map(weigh),
      lights: lights.some(Boolean) ? lights : [],
    };
  });
}
