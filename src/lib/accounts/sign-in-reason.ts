/** Name of the reason in the sign-in address. */
export const SIGN_IN_REASON = 'motif';
/** Why signing in is asked for: for an action, or because a session has ended (during work that is kept). */
export const SIGN_IN_REASONS = [
  'noter',
  'copier',
  'session',
  'session-noter',
  'session-copier',
  'session-repondre',
  'session-relire',
  'session-liste',
  'cookie',
  'delai',
] as const;
export type SignInReason = (typeof SIGN_IN_REASONS)[number];
