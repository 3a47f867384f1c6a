/**
 * A problem that the administrator must solve before the server can start. The message is French, complete and printed
 * alone, without a stack trace; the process then exits with status 1.
 */
export class StartError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StartError';
  }
}
