/** Name of the reason in the sign-in address. */
export const SIGN_IN_REASON = 'motif';
/** Why one is asked to sign in: for what, or because a session has ended (while one was doing what is kept). */
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
