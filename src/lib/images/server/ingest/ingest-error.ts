export type IngestFault = 'image_unsupported' | 'image_unreadable' | 'image_too_large';

/** The reason for refusing a file. The pool converts it to the API's error with the same code. */
export class IngestError extends Error {
  readonly code: IngestFault;

  constructor(code: IngestFault, cause?: unknown) {
    super(code, { cause });
    this.name = 'IngestError';
    this.code = code;
  }
}

/** Treats any error of a decoder or encoder as the file's fault; its message would not help the sender. */
export function asIngestError(error: unknown): IngestError {
  if (error instanceof IngestError) return error;
  const tooLarge = /pixel limit|too large|exceeds|memory/i.test(error instanceof Error ? error.message : '');
  return new IngestError(tooLarge ? 'image_too_large' : 'image_unreadable', error);
}
