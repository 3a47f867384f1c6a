import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { isOfGoneCase, type WaitingStep } from '#lib/questions/waiting-step.ts';
import { $waitingSteps, forgetStep } from '#lib/questions/waiting-steps-store.ts';
import { Loaded } from '../form/Loaded.tsx';

const load = async () => (await import('./GoneAnswers.tsx')).GoneAnswers;

/** Steps whose case was gone when they were sent: their answers are shown here, since the case has no page. */
export function GoneSteps() {
  const steps: WaitingStep[] = useStore($waitingSteps).filter(isOfGoneCase);
  const [isGivenUp, setGivenUp] = useState(false);
  if (steps.length === 0 || isGivenUp) return null;
  return <Loaded load={load} giveUp={() => setGivenUp(true)} props={{ steps, onPutAway: forgetStep }} />;
}
