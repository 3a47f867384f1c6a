/**
 * Something the administrator must change before the server can start. The message is French, complete and printed
 * alone, without a stack; the process then ends with status 1.
 */
export class StartError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StartError';
  }
}
