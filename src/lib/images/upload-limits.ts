/** Limits of uploaded files. */

/** Bytes of one upload: a 16-bit mammogram of the largest detectors, uncompressed, fits. */
export const UPLOAD_MAX = 64 * 1024 * 1024;
/** Unfinished uploads that one person may have. */
export const UPLOADS_MAX = 40;
/** Pixels of an image that is taken in. */
export const INPUT_PIXELS_MAX = 50_000_000;
/** Pixels of its longer side: twice a whole spine put together from several radiographs. */
export const INPUT_SIDE_MAX = 30_000;
/** The greatest ratio of its sides. */
export const INPUT_RATIO_MAX = 200;
/** Bytes of its decoded pixels: 50 megapixels of 8-bit colours with transparency, 25 of 16-bit ones. */
export const INPUT_BYTES_MAX = 200_000_000;
/** Pixels of a stored image: larger ones are scaled down to it (the largest radiographs stay as they are). */
export const STORED_PIXELS_MAX = 25_000_000;
/** Pixels of a stored frame, which is never scaled: a mammography of 6,000 × 5,000 and a little more. */
export const STORED_FRAME_PIXELS_MAX = 32_000_000;
/** An upload that is not finished, or an image that no item uses, is kept this long (ms). */
export const UPLOAD_KEPT = 7 * 86_400_000;

/** The hash of an upload's bytes (`sha256` of `Upload-Metadata`): lower-case hexadecimal. */
export const UPLOAD_SHA256 = /^[0-9a-f]{64}$/;
