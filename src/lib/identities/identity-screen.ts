import type { AccountField } from '#lib/accounts/field-at-fault.ts';
import type { Registration } from '#lib/accounts/registration.ts';
import type { Proof } from './identity.ts';

/** The content of the page for an identity that is linked to no account yet. */
export interface IdentityScreen {
  /** The displayed name of the provider, as used in a sentence. */
  label: string;
  /** The provider's name for the person; may be empty. */
  name: string;
  rpps: string | null;
  /** Whether the person may create an account on this site, and who may. */
  canRegister: boolean;
  registration: Registration;
  /** For the new account, as proposed or as typed. */
  newUsername: string;
  /** For the existing account, as typed. */
  username: string;
  /** The account to link, when the sign-in was begun by a signed-in person. */
  own?: { username: string; proof: Proof } | undefined;
  /** Why which form was refused, in French, and the field at fault. */
  error?: string;
  act?: 'create' | 'link' | undefined;
  field?: AccountField | undefined;
}
