import type { MailRequestKind } from '../mail-request.ts';

/** The verified e-mail address of an account. Several accounts may have the same. */
export interface UserAddressTable {
  user_id: string;
  address: string;
  /** In lower case, for looking it up. */
  address_key: string;
  verified_at: number;
  /** Whether mails announce reviews that the person is asked for. */
  review_mails: 0 | 1;
}

/** A link on its way that verifies an address; each person has one at most. */
export interface AddressLinkTable {
  user_id: string;
  address: string;
  /** SHA-256 (hex) of the secret in the link. */
  token_hash: string;
  expires_at: number;
}

/** A request for a mail: processed within seconds. */
export interface MailRequestTable {
  id: string;
  kind: MailRequestKind;
  /** Null while the account has not been looked up. */
  user_id: string | null;
  /** The detail that the kind needs: a name as typed, an address, an item. */
  detail: string;
  /** The network it came from, truncated. */
  source: string;
  made_at: number;
}

/** The latest step of an item's review about which a reviewer was mailed. */
export interface ReviewMailTable {
  user_id: string;
  item_id: string;
  /** Number of the step. */
  number: number;
}
