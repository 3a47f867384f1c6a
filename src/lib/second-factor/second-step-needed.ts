import { AppError } from '#lib/platform/errors.ts';

/** The password was right, and something else is asked for before a session is opened. */
export class SecondStepNeeded extends AppError {
  /** By which the browser goes on; kept in a cookie. */
  readonly secret: string;

  constructor(secret: string) {
    super('second_factor_required');
    this.secret = secret;
  }
}
