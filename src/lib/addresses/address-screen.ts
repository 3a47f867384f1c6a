import type { Proof } from '#lib/identities/identity.ts';
import type { OwnAddress } from './own-address.ts';

export const ADDRESS_ACTS = ['send', 'forget', 'choose', 'remove', 'confirm'] as const;
export type AddressAct = (typeof ADDRESS_ACTS)[number];

/** A person's address as its page shows it, and why its form was refused. */
export interface AddressScreen extends OwnAddress {
  username: string;
  proof: Proof;
  /** The last completed action, by its name in the address. */
  done: string | null;
  /** The typed address, when it was refused. */
  typed: string;
  act?: AddressAct | undefined;
  /** French. */
  error?: string;
}

/** The page of a mailed link: opening it changes nothing yet, since programs that scan mails open links too. */
export interface ConfirmScreen {
  username: string;
  /** The address that the link verifies; null when it cannot be used, by this person at least. */
  confirms: string | null;
  /** The one that it takes the place of. */
  replaces: string | null;
}
