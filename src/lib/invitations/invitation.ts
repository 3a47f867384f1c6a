import type { Role } from '#lib/accounts/roles.ts';

/** Days for which an invitation is valid: default and maximum. */
export const INVITATION_DAYS = 7;
export const INVITATION_DAYS_MAX = 90;

/** Maximum length of the note by which an administrator distinguishes invitations. */
export const INVITATION_NOTE_MAX = 120;

/** Query parameter of a sign-in at an identity provider: the invitation being accepted. */
export const INVITATION = 'invitation';

/** The page on which an invitation is accepted. */
export const invitationPath = (token: string) => `/invitation/${token}`;

/** An invitation that is still valid, as administrators see it. */
export interface OpenInvitation {
  id: string;
  role: Role;
  note: string;
  /** Username of the administrator who created it; null for the command line. */
  maker: string | null;
  /** Epoch milliseconds. */
  made_at: number;
  expires_at: number;
}

/** The parameters of a new invitation. */
export interface NewInvitation {
  role: Role;
  note: string;
  /** Days for which it is valid, from 1 to `INVITATION_DAYS_MAX`. */
  days: number;
}

/** The number of days that an administrator typed; null when it is not a valid number. */
export function readInvitationDays(typed: string): number | null {
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= 1 && days <= INVITATION_DAYS_MAX ? days : null;
}
