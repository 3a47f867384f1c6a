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
  /** Whether an account with a username and password of this site can be created. */
  local: boolean;
  providers: readonly ProviderName[];
  passwordMin: number;
  /** As typed. */
  username: string;
  /** The signed-in person, who cannot accept an invitation. */
  signedInAs?: string | undefined;
  /** French error when the form was refused, and the field it concerns, if any. */
  error?: string;
  field?: AccountField | undefined;
}

/**
 * Shown for an unknown, used, expired or revoked invitation without any detail, except that closed registration is
 * mentioned.
 */
export interface NoInvitation {
  gone: true;
  closed: boolean;
}
