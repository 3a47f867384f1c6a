import type { MailRequestKind } from '../mail-request.ts';

/** The verified e-mail address of an account. Several accounts may have the same. */
export interface UserAddressTable {
  user_id: string;
  address: string;
  /** In lower case, for look-ups. */
  address_key: string;
  verified_at: number;
  /** Whether the person is notified by mail of reviews requested from them. */
  review_mails: 0 | 1;
}

/** A sent link that verifies an address; each person has at most one. */
export interface AddressLinkTable {
  user_id: string;
  address: string;
  /** SHA-256 (hex) of the secret in the link. */
  token_hash: string;
  expires_at: number;
}

/** A request for a mail, processed within seconds. */
export interface MailRequestTable {
  id: string;
  kind: MailRequestKind;
  /** Null while the account has not been looked up. */
  user_id: string | null;
  /** The detail that the kind needs: a name as typed, an address, an item. */
  detail: string;
  /** The truncated network of the client that made the request. */
  source: string;
  made_at: number;
}

/** The latest step of an item's review about which a reviewer was notified by mail. */
export interface ReviewMailTable {
  user_id: string;
  item_id: string;
  /** Number of the step. */
  number: number;
}
