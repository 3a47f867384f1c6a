import type { AccountField } from './field-at-fault.ts';

/** The content of the page that sets a new password. */
export interface ResetScreen {
  /** The link's secret and its account; absent when a recovery code is to be typed. */
  link?: { token: string; username: string };
  passwordMin: number;
  /** Whether the site can send a link by mail. */
  byMail: boolean;
  /** The typed values; the code too, since perhaps only the password was refused. */
  username: string;
  code: string;
  /** French error when the form or the link was refused, and the field it concerns, if any. */
  error?: string;
  field?: AccountField | undefined;
  done: boolean;
}
