import type { AccountField } from '#lib/accounts/field-at-fault.ts';
import type { Registration } from '#lib/accounts/registration.ts';
import type { Proof } from './identity.ts';

/** The content of the page for an identity that is not linked to an account yet. */
export interface IdentityScreen {
  /** The provider's display name, as used in a sentence. */
  label: string;
  /** The provider's name for the person; may be empty. */
  name: string;
  rpps: string | null;
  /** Whether the person may create an account on this site, and the registration setting. */
  canRegister: boolean;
  registration: Registration;
  /** For the new account, as proposed or as typed. */
  newUsername: string;
  /** For the existing account, as typed. */
  username: string;
  /** The account to link, when a signed-in person started the sign-in. */
  own?: { username: string; proof: Proof } | undefined;
  /** The French error of the refused form, with the form and field concerned. */
  error?: string;
  act?: 'create' | 'link' | undefined;
  field?: AccountField | undefined;
}
