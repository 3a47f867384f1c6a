/** The actions recorded in the audit log. */
export const AUDIT_ACTIONS = [
  'signed_in',
  'sign_in_failed',
  'identity_confirmed',
  'registered',
  'invitation_made',
  'invitation_revoked',
  'invitation_accepted',
  'password_changed',
  'password_reset',
  'reset_mailed',
  'address_verified',
  'address_removed',
  'identity_linked',
  'identity_unlinked',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_reset',
  'recovery_codes_made',
  'sessions_ended',
  'role_changed',
  'role_told',
  'suspended',
  'resumed',
  'quota_changed',
  'reset_link_made',
  'account_deleted',
  'exported',
  'published',
  'withdrawn',
  'tags_corrected',
  'handed_over',
  'item_deleted',
  'masked',
  'flagged',
  'image_hidden',
  'image_shown',
  'image_contested',
  'comment_hidden',
  'collection_unshared',
  'flag_settled',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** An entry to be appended; the log adds number, date and hashes. */
export interface NewAuditEntry {
  action: AuditAction;
  actorId: string | null;
  personId?: string | null;
  itemId?: string | null;
  detail?: string;
  source?: string | undefined;
}
