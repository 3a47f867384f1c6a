/** Where a sign-in that waits for its second factor continues. */
export const SECOND_STEP_PATH = '/login/code';

/** Where people set their second factor up. */
export const SECOND_FACTOR_PATH = '/account/second-factor';

/** Where a sign-in continues, and goes to `suite` afterwards. */
export function secondStepPath(suite: string): string {
  return suite === '/' ? SECOND_STEP_PATH : `${SECOND_STEP_PATH}?suite=${encodeURIComponent(suite)}`;
}
