import type { AccountField } from '#lib/accounts/field-at-fault.ts';
import type { Role } from '#lib/accounts/roles.ts';
import type { ProviderName } from '#lib/identities/sign-in-ways.ts';

/** The content of the page of an invitation. */
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
  /** The signed-in person, who cannot accept an invitation. */
  signedInAs?: string | undefined;
  /** French, when the form was refused, and which field it is about if it is about one. */
  error?: string;
  field?: AccountField | undefined;
}

/**
 * For an unknown, used, expired or revoked invitation no details are given; where registration is closed, that is
 * said.
 */
export interface NoInvitation {
  gone: true;
  closed: boolean;
}
