import type { AccountField } from './field-at-fault.ts';

/** What the page that sets a new password shows. */
export interface ResetScreen {
  /** The link's secret and whose it is; absent when a recovery code is to be typed. */
  link?: { token: string; username: string };
  passwordMin: number;
  /** Whether the site can send a link by mail. */
  byMail: boolean;
  /** What was typed; the code too, for the password alone may have been refused. */
  username: string;
  code: string;
  /** French, when the form or the link was refused, and which field it is about if it is about one. */
  error?: string;
  field?: AccountField | undefined;
  done: boolean;
}
