import { AppError } from '#lib/platform/errors.ts';

/** Thrown when the password was right, and a second factor is needed before a session is opened. */
export class SecondStepNeeded extends AppError {
  /** The secret with which the browser continues, stored in a cookie. */
  readonly secret: string;

  constructor(secret: string) {
    super('second_factor_required');
    this.secret = secret;
  }
}
