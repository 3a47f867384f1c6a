import type { CheckWays } from '#lib/identity-check/acts.ts';

/** A posted form that waits until its person has confirmed their identity, and the ways to do so. */
export interface AskedAgain {
  fields: [string, string][];
  ways: CheckWays;
}

/** The field for the password, in a form that was asked again. */
export const PASSWORD_AGAIN = 'confirmation';
