import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until hydration: controls that need the script say so meanwhile. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
