/** The subjects of mails. */
export const MAIL_REQUEST_KINDS = [
  /** A forgotten password; `detail` is the name or address that was typed. */
  'reset',
  /** A review that the person is asked for; `detail` is the item. */
  'review',
  'password_changed',
  'factor_added',
  'factor_removed',
  /** `detail` is the address before. */
  'address_changed',
  'address_removed',
] as const;
export type MailRequestKind = (typeof MAIL_REQUEST_KINDS)[number];

/** Events of the account that are reported as soon as they happen. */
export type SecurityAct = Exclude<MailRequestKind, 'reset' | 'review'>;

/** The texts of the mails, supplied by the layer above. */
export interface MailTemplates {
  reset(facts: { origin: string; username: string; link: string }): WordedMail;
  /** For an account without a password; `providers` are the displayed names of its identity providers. */
  noPassword(facts: { origin: string; username: string; providers: readonly string[] }): WordedMail;
  review(facts: { origin: string; username: string; link: string; settings: string }): WordedMail;
  security(act: SecurityAct, facts: { origin: string; username: string; at: number }): WordedMail;
}

export interface WordedMail {
  subject: string;
  content: string;
}

/** How long a request may wait before it is dropped (ms): a later mail would be a surprise. */
export const MAIL_REQUEST_KEPT = 60 * 60_000;

/** Maximum length of a name or an address that is processed. */
export const TYPED_MAX = 254;
