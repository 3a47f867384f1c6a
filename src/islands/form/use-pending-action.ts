import { useEffect } from 'react';
import {
  type Intention,
  type IntentionFilter,
  type IntentionOf,
  takeIntention,
} from '#lib/accounts/browser/intention.ts';

/**
 * Calls back, once, with the action that a person was about to do before they had to sign in, on the page that
 * sign-in returns to.
 */
export function usePendingAction<Action extends Intention['action']>(
  /** Null where the action is not possible. */
  sought: IntentionFilter<Action> | null,
  onFound: (intended: IntentionOf<Action>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes interactive
  useEffect(() => {
    const found = sought && takeIntention(sought);
    if (found) onFound(found);
  }, []);
}
