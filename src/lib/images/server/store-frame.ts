import type { CaseImage } from '#lib/cases/body-schema.ts';
import { NO_RESCALE, type Rescale, type Window, windowPixels } from '#lib/imaging/windowing.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import { encodeFrame } from '../frame-format.ts';
import type { ImageRows } from './files-queries.ts';
import { compressFrame } from './ingest/compress-frame.ts';
import { makeFull, makePreview, makePreviews, makeThumbnails } from './ingest/make-variants.ts';
import { storeMade } from './store-image.ts';

/** The media type that marks a frame in the `file` table. */
export const FRAME_TYPE = 'application/octet-stream';

/** A slice with 16-bit grey values, and its display settings. */
export interface FrameSource {
  rows: number;
  columns: number;
  pixels: Int16Array | Uint16Array;
  window: Window;
  rescale?: Rescale | undefined;
  inverted?: boolean | undefined;
}

export interface StoredFrame {
  image: Extract<CaseImage, { kind: 'frame' }>;
  /** Rows to store (`recordImages`): the preview with its thumbnails, and the frame. */
  rows: ImageRows[];
}

/** Stores a slice as an 8-bit preview, which every browser can show, and as a frame, which the viewer can window. */
export async function storeFrame(
  files: FileStore,
  source: FrameSource,
  options: { thumbnails: boolean; now: number },
): Promise<StoredFrame> {
  const { rows, columns, pixels, window, rescale = NO_RESCALE, inverted = false } = source;
  const grey = windowPixels(pixels, window, rescale, inverted);
  const picture = { rows, columns, pixels: grey };
  const copies = options.thumbnails
    ? [...(await makeThumbnails(picture)), await makePreview(picture)]
    : await makePreviews(picture);
  const preview = await storeMade(files, await makeFull(picture), copies, options.now);
  const bytes = await compressFrame(encodeFrame({ rows, columns, samples: 1, pixels }));
  const sha256 = await files.put(bytes);
  const file = {
    sha256,
    type: FRAME_TYPE,
    bytes: bytes.length,
    width: columns,
    height: rows,
    created_at: options.now,
  };
  return {
    image: { kind: 'frame', ...preview.image, frame: sha256 },
    rows: [preview, { file, variants: [] }],
  };
}
