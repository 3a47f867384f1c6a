import type { CheckWays } from '#lib/identity-check/acts.ts';

/** What was posted and waits until its person has confirmed who they are, and how they may. */
export interface AskedAgain {
  fields: [string, string][];
  ways: CheckWays;
}

/** The field for the password, in a form that was asked again. */
export const PASSWORD_AGAIN = 'confirmation';
