import type { CheckWays } from '#lib/identity-check/acts.ts';

/** A posted form that is shown again until the person has confirmed their identity, and the ways to confirm it. */
export interface PendingForm {
  fields: [string, string][];
  ways: CheckWays;
}

/** Name of the password field in such a form. */
export const PASSWORD_FIELD = 'confirmation';
