/** The page on which people manage their e-mail address. */
export const ADDRESS_PATH = '/account/email';

/** The page on which a person who has forgotten the password requests a link by mail. */
export const RESET_MAIL_PATH = '/reset/email';

/** Name of the query parameter that carries a mailed link's secret. */
export const TOKEN = 'jeton';

/** How long a link that verifies an address is valid (ms). */
export const ADDRESS_LINK_LIFETIME = 24 * 60 * 60_000;

/** An e-mail address, as its owner sees it. */
export interface OwnAddress {
  /** Null while no address is verified. */
  address: string | null;
  /** ISO 8601. */
  verifiedAt: string | null;
  /** The address that a sent link is to verify. */
  pending: string | null;
  /** Whether the person is notified by mail of reviews requested from them. */
  reviewMails: boolean;
}
