/** Reasons for not importing a file; `dicom/texts.ts` has the messages. */
export const REFUSALS = [
  'not_dicom',
  'dicomdir',
  'no_image',
  'segmentation',
  'no_acquisition',
  'truncated',
  'damaged',
  'too_large',
  'too_deep',
  'too_many_elements',
  'unsupported_syntax',
  'unsupported_pixels',
  'encrypted',
  'codec_unavailable',
  'too_slow',
  'crashed',
  'unreadable',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

/** Thrown when a file is refused. The message contains nothing from the file, which may name the patient. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** The reason for any failure: an error other than a refusal means that the file cannot be decoded. */
export function refusalOf(error: unknown): RefusalCode {
  if (error instanceof Refusal) return error.code;
  return error instanceof RangeError && /allocation|array length|memory/i.test(error.message)
    ? 'too_large'
    : 'damaged';
}
