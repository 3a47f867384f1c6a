import { useEffect } from 'react';
import {
  type Intended,
  type Intention,
  type Sought,
  takeIntention,
} from '#lib/accounts/browser/intention.ts';

/**
 * Returns, once, the action that a person was about to do before they had to sign in, on the page that signing in
 * leads back to.
 */
export function useIntended<Action extends Intention['action']>(
  /** Null where it cannot be done. */
  sought: Sought<Action> | null,
  onFound: (intended: Intended<Action>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes to life
  useEffect(() => {
    const found = sought && takeIntention(sought);
    if (found) onFound(found);
  }, []);
}
