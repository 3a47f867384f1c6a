import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until the script has taken over: what needs it says so meanwhile. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
