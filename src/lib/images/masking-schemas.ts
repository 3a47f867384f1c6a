import { z } from 'zod';
import { sha256 } from '#lib/items/kinds/fields-schema.ts';
import { MASK_AT_ONCE, MASK_ZONES_MAX, REASON_MAX } from './masking.ts';

const side = z.int().min(0).max(100_000);
const zone = z.strictObject({ x: side, y: side, width: side.min(1), height: side.min(1) });

/** Parts of images to black out for good, in pixels of each. */
export const masking = z.strictObject({
  images: z
    .array(z.strictObject({ file: sha256, zones: z.array(zone).min(1).max(MASK_ZONES_MAX) }))
    .min(1)
    .max(MASK_AT_ONCE),
});
/** Masking by an administrator, with the reason that the author reads. */
export const publicMasking = masking.extend({ reason: z.string().trim().min(1).max(REASON_MAX) });
export const MASKING_BODY_MAX = 128 * 1024;

/** The new name of each masked file: the requested images, and their frames. */
export const maskedNames = z.object({ names: z.record(sha256, sha256) });

/** Errors of masking for people who may mask. */
export const MASKING_ERRORS = [
  'image_foreign',
  'image_unreadable',
  'image_too_large',
  'quota_full',
  'file_damaged',
  'changed_meanwhile',
] as const;
