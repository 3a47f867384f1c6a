/** The page on which a sign-in continues with the second factor. */
export const SECOND_STEP_PATH = '/login/code';

/** The page on which people set up their second factor. */
export const SECOND_FACTOR_PATH = '/account/second-factor';

/** The page on which a sign-in continues before going to `suite`. */
export function secondStepPath(suite: string): string {
  return suite === '/' ? SECOND_STEP_PATH : `${SECOND_STEP_PATH}?suite=${encodeURIComponent(suite)}`;
}
