import type { MailRequestKind } from '../mail-request.ts';

/** The verified e-mail address of an account. Several accounts may have the same. */
export interface UserAddressTable {
  user_id: string;
  address: string;
  /** In small letters: what it is looked for by. */
  address_key: string;
  verified_at: number;
  /** Whether a mail tells of reviews that the person is asked for. */
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

/** Something that a mail is to be written about: gone within seconds. */
export interface MailRequestTable {
  id: string;
  kind: MailRequestKind;
  /** Null while it is not known whose account is meant. */
  user_id: string | null;
  /** What the kind needs: a name as typed, an address, an item. */
  detail: string;
  /** The network it came from, truncated. */
  source: string;
  made_at: number;
}

/** The latest step of an item's review that a reviewer was told of by mail. */
export interface ReviewMailTable {
  user_id: string;
  item_id: string;
  /** Of the step. */
  number: number;
}
