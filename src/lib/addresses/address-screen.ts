import type { Proof } from '#lib/identities/identity.ts';
import type { OwnAddress } from './own-address.ts';

export const ADDRESS_ACTS = ['send', 'forget', 'choose', 'remove', 'confirm'] as const;
export type AddressAct = (typeof ADDRESS_ACTS)[number];

/** One's address, as its page shows it, and what its form was refused for. */
export interface AddressScreen extends OwnAddress {
  username: string;
  proof: Proof;
  /** Of the act that is the last to have been done, as its address names it. */
  done: string | null;
  /** As typed, when it was refused. */
  typed: string;
  act?: AddressAct | undefined;
  /** French. */
  error?: string;
}

/** What a mailed link shows: nothing has happened yet, for programs that look at mails open links too. */
export interface ConfirmScreen {
  username: string;
  /** The address that the link verifies; null when it cannot be used, by this person at least. */
  confirms: string | null;
  /** The one that it takes the place of. */
  replaces: string | null;
}
