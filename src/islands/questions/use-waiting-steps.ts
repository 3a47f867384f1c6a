import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { isCopy } from '#lib/platform/browser/is-copy.ts';
import { storedSession } from '#lib/platform/session-store.ts';
import type { AttemptState } from '#lib/questions/attempt-schemas.ts';
import type { WaitingStep } from '#lib/questions/waiting-step.ts';
import { $waitingSteps, areQuestionsKept, forgetStep } from '#lib/questions/waiting-steps-store.ts';

/** Steps of a case that were validated without network: the open one, if it waits, and those that were refused. */
export interface OfflineSteps {
  waiting: WaitingStep | undefined;
  refused: readonly WaitingStep[];
  /** Whether there is no network, so that a validated step will wait for it. */
  isOffline: boolean;
  /** Whether somebody is signed in, so that waiting steps are sent as soon as the network returns. */
  isSignedIn: boolean;
  onPutAway(step: WaitingStep): void;
}

/** Whether there is no network, and a case's questions are kept on this device to be answered without it. */
function useIsOffline(caseId: string): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const isLost = isCopy() || !navigator.onLine;
      const waits = isLost && (await areQuestionsKept(caseId));
      if (!isLeft) setOffline(waits);
    };
    const events = ['online', 'offline'] as const;
    for (const event of events) addEventListener(event, look);
    void look();
    return () => {
      isLeft = true;
      for (const event of events) removeEventListener(event, look);
    };
  }, [caseId]);
  return isOffline;
}

export function useWaitingSteps(caseId: string, state: AttemptState | null): OfflineSteps {
  const own = useStore($waitingSteps).filter((each) => each.caseId === caseId);
  const isOffline = useIsOffline(caseId);
  const open = state?.steps.find(({ isValidated }) => !isValidated);
  return {
    waiting: own.find(
      ({ step, round, refused }) => !refused && step.id === open?.id && round === state?.round,
    ),
    refused: own.filter(({ refused }) => refused),
    isOffline,
    isSignedIn: storedSession() !== null,
    onPutAway: forgetStep,
  };
}
