export type IngestFault = 'image_unsupported' | 'image_unreadable' | 'image_too_large';

/** Why a file is refused. The pool turns it into the API's error of the same code. */
export class IngestError extends Error {
  readonly code: IngestFault;

  constructor(code: IngestFault, cause?: unknown) {
    super(code, { cause });
    this.name = 'IngestError';
    this.code = code;
  }
}

/** Any error of a decoder or an encoder is the file's fault; its message is of no use to the sender. */
export function asIngestError(error: unknown): IngestError {
  if (error instanceof IngestError) return error;
  const tooLarge = /pixel limit|too large|exceeds|memory/i.test(error instanceof Error ? error.message : '');
  return new IngestError(tooLarge ? 'image_too_large' : 'image_unreadable', error);
}
