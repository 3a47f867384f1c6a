import { z } from 'zod';
import { STORED_VOI_FUNCTIONS } from '#lib/imaging/windowing.ts';
import { IMAGE_FORMATS } from './image-type.ts';

const size = { width: z.number().int(), height: z.number().int() };

/** The image made from a finished upload. */
export const uploadedImage = z.object({
  file: z.string(),
  /** For a frame, its 16-bit data; `file` is then its preview. */
  frame: z.string().optional(),
  ...size,
});
export type UploadedImage = z.infer<typeof uploadedImage>;

const unit = z.number().min(-1_000_000).max(1_000_000);

/** Display settings for a frame's preview; windows in rescaled units. */
export const frameDetails = z.strictObject({
  window: z.strictObject({
    centre: z.number().min(-100_000).max(100_000),
    width: z.number().min(0.001).max(200_000),
    voiFunction: z.enum(STORED_VOI_FUNCTIONS).optional(),
  }),
  rescale: z.strictObject({ slope: unit, intercept: unit }),
  inverted: z.boolean(),
});
export type FrameDetails = z.infer<typeof frameDetails>;

/** Kinds of metadata found in an image, none of which is stored. */
export const REMOVED = [
  'orientation',
  'location',
  'device',
  'date',
  'author',
  'software',
  'thumbnail',
  'exif',
  'iptc',
  'xmp',
  'profile',
  'comment',
] as const;
export type RemovedMetadata = (typeof REMOVED)[number];

/** The result of an upload test: what would have been stored. Nothing was stored. */
export const uploadCheck = z.object({
  type: z.enum(IMAGE_FORMATS),
  bytes: z.number().int(),
  ...size,
  removed: z.array(z.enum(REMOVED)),
  stored: z.object({ bytes: z.number().int(), ...size }),
  /** Data URL of a WebP thumbnail. */
  thumbnail: z.string(),
  /** Processing time in milliseconds. */
  duration: z.number().int(),
});
export type UploadCheck = z.infer<typeof uploadCheck>;
