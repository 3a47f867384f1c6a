/** A mail to be sent: plain text, to one person. */
export interface NewMail {
  recipient: string;
  subject: string;
  content: string;
  /** Page on which the recipient can refuse this kind of mail; absent for mails that cannot be refused. */
  settings_url?: string | null;
}

/** Maximum number of attempts to send a mail, over about six hours. */
export const ATTEMPTS_MAX = 9;

const MINUTE = 60_000;

/** The delay after an attempt (numbered from 1) until the next one (ms); longer than an attempt takes. */
export function waitAfter(attempt: number): number {
  return Math.min(2 ** (attempt - 1), 60) * 2 * MINUTE;
}

/** How long failed mails are counted (ms). */
export const GIVEN_UP_KEPT = 7 * 24 * 60 * MINUTE;

/** Number of waiting mails, and number of mails that recently failed for good. */
export interface MailState {
  waiting: number;
  givenUp: number;
}
