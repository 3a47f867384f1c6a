/** Where people set their address up. */
export const ADDRESS_PATH = '/account/email';

/** Where somebody asks for a link by mail who has forgotten their password. */
export const RESET_MAIL_PATH = '/reset/email';

/** Name of the secret in the addresses of links. */
export const TOKEN = 'jeton';

/** For how long a link that verifies an address is good (ms). */
export const ADDRESS_LINK_LIFETIME = 24 * 60 * 60_000;

/** An e-mail address, as its owner sees it. */
export interface OwnAddress {
  /** Null until one is verified. */
  address: string | null;
  /** ISO 8601. */
  verifiedAt: string | null;
  /** The address to which a link is on its way. */
  pending: string | null;
  /** Whether mails announce reviews that the person is asked for. */
  reviewMails: boolean;
}
