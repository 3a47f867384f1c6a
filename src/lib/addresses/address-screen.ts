import type { Proof } from '#lib/identities/identity.ts';
import type { OwnAddress } from './own-address.ts';

export const ADDRESS_ACTS = ['send', 'forget', 'choose', 'remove', 'confirm'] as const;
export type AddressAct = (typeof ADDRESS_ACTS)[number];

/** The page of a person's own e-mail address, with the error when its form was refused. */
export interface AddressScreen extends OwnAddress {
  username: string;
  proof: Proof;
  /** The last completed action, by its name in the address. */
  done: string | null;
  /** The typed address, when the form was refused. */
  typed: string;
  act?: AddressAct | undefined;
  /** Error message, in French. */
  error?: string;
}

/** The page of a mailed link: opening it changes nothing yet, since programs that scan mails open links too. */
export interface ConfirmScreen {
  username: string;
  /** The address that the link verifies; null when the link is invalid, at least for this person. */
  confirms: string | null;
  /** The address that the new one replaces. */
  replaces: string | null;
}
