import type { AccountField } from '#lib/accounts/field-at-fault.ts';
import type { Registration } from '#lib/accounts/registration.ts';
import type { Proof } from './identity.ts';

/** What is shown to somebody whose identity no account is linked to yet. */
export interface IdentityScreen {
  /** What people call the provider, as it stands in a sentence. */
  label: string;
  /** What it calls the person; may be empty. */
  name: string;
  rpps: string | null;
  /** Whether one may make an account, and who may on this site. */
  canRegister: boolean;
  registration: Registration;
  /** Of the new account, as proposed or as typed. */
  newUsername: string;
  /** Of the account that is there, as typed. */
  username: string;
  /** Whose own account it will be linked to, when it was begun by somebody who is signed in. */
  own?: { username: string; proof: Proof } | undefined;
  /** What was refused, in French, of which form, and the field that it is about. */
  error?: string;
  act?: 'create' | 'link' | undefined;
  field?: AccountField | undefined;
}
