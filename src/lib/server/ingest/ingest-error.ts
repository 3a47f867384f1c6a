export type IngestFault = 'image_unsupported' | 'image_unreadable' | 'image_too_large';

/** Why a file is not taken in. The pool turns it into the API's error of the same code. */
export class IngestError extends Error {
  readonly code: IngestFault;

  constructor(code: IngestFault, cause?: unknown) {
    super(code, { cause });
    this.name = 'IngestError';
    this.code = code;
  }
}
