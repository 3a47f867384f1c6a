/** A mail to be sent: plain text, to one person. */
export interface NewMail {
  recipient: string;
  subject: string;
  content: string;
  /** Where its recipient says that no more of its kind is wanted; left out for what cannot be refused. */
  settings_url?: string | null;
}

/** How often a mail is tried before it is given up: over about six hours. */
export const ATTEMPTS_MAX = 9;

const MINUTE = 60_000;

/** How long a mail waits after its attempt of this number, from 1 on, before the next (ms). It outlasts an attempt. */
export function waitAfter(attempt: number): number {
  return Math.min(2 ** (attempt - 1), 60) * 2 * MINUTE;
}

/** For how long it is told that a mail was given up (ms). */
export const GIVEN_UP_KEPT = 7 * 24 * 60 * MINUTE;

/** How many mails wait, and how many were given up lately. */
export interface MailState {
  waiting: number;
  givenUp: number;
}
