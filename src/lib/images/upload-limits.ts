/** Limits for uploaded files. */

/** Maximum size of an upload in bytes: an uncompressed 16-bit mammogram of the largest detectors fits. */
export const UPLOAD_MAX = 64 * 1024 * 1024;
/** Maximum number of unfinished uploads per person. */
export const UPLOADS_MAX = 40;
/** Maximum number of pixels of an accepted image. */
export const INPUT_PIXELS_MAX = 50_000_000;
/** Maximum length of its longer side in pixels: twice a whole spine stitched from several radiographs. */
export const INPUT_SIDE_MAX = 30_000;
/** Maximum ratio of its sides. */
export const INPUT_RATIO_MAX = 200;
/** Maximum size of its decoded pixels in bytes: 50 megapixels of 8-bit colour with transparency, 25 of 16-bit. */
export const INPUT_BYTES_MAX = 200_000_000;
/** Maximum number of pixels of a stored image: larger ones are scaled down (not even the largest radiographs are). */
export const STORED_PIXELS_MAX = 25_000_000;
/** Maximum number of pixels of a stored frame, which is never scaled: slightly above a mammogram of 6,000 × 5,000. */
export const STORED_FRAME_PIXELS_MAX = 32_000_000;
/** How long an unfinished upload, or an image that no item uses, is kept (ms). */
export const UPLOAD_KEPT = 7 * 86_400_000;

/** The hash of an upload's bytes (`sha256` of `Upload-Metadata`): lower-case hexadecimal. */
export const UPLOAD_SHA256 = /^[0-9a-f]{64}$/;
