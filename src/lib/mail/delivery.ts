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

/** The delay after the attempt of this number, from 1 on, before the next (ms). It is longer than an attempt takes. */
export function waitAfter(attempt: number): number {
  return Math.min(2 ** (attempt - 1), 60) * 2 * MINUTE;
}

/** How long mails that were given up are counted (ms). */
export const GIVEN_UP_KEPT = 7 * 24 * 60 * MINUTE;

/** How many mails wait, and how many were given up recently. */
export interface MailState {
  waiting: number;
  givenUp: number;
}
