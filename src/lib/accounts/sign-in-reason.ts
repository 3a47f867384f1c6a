/** Name of the reason in the sign-in address. */
export const SIGN_IN_REASON = 'motif';
/** Why signing in is required: an action needs an account, or a session has ended (with or without work to keep). */
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
