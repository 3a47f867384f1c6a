import type { AccountField } from '#lib/accounts/field-at-fault.ts';
import type { Role } from '#lib/accounts/roles.ts';
import type { ProviderName } from '#lib/identities/sign-in-ways.ts';

/** What the page of an invitation shows. */
export interface InvitationScreen {
  /** The invitation's secret. */
  token: string;
  role: Role;
  /** ISO 8601. */
  expiresAt: string;
  /** Whether an account with a name and a password of this site can be made. */
  local: boolean;
  providers: readonly ProviderName[];
  passwordMin: number;
  /** As typed. */
  username: string;
  /** Why whoever asks cannot accept it: they are signed in. */
  signedInAs?: string | undefined;
  /** French, when the form was refused, and which field it is about if it is about one. */
  error?: string;
  field?: AccountField | undefined;
}

/** Of an unknown, used, expired or revoked invitation nothing is told; where registration is closed, that it is. */
export interface NoInvitation {
  gone: true;
  closed: boolean;
}
