import { personHere } from '#lib/accounts/browser/person-here.ts';
import { tabStorage } from '#lib/platform/browser/browser-storage.ts';
import type { Answers } from './answers-schema.ts';

/** The step of an attempt that is being answered. */
interface OpenStep {
  caseId: string;
  round: number;
  step: string;
}

/** Workstations are shared: the key names the person, so that the next one to sign in does not see it. */
const keyOf = ({ caseId, round, step }: OpenStep) =>
  `questions ${personHere() ?? ''} ${caseId} ${round} ${step}`;

/** Keeps the answers to a step in this tab until it is validated (null), so that a reload or a lost session loses nothing. */
export function keepAnswers(step: OpenStep, answers: Answers | null): void {
  try {
    if (answers === null) tabStorage()?.removeItem(keyOf(step));
    else tabStorage()?.setItem(keyOf(step), JSON.stringify(answers));
  } catch {
    // Storage is full or forbidden: a reload starts again.
  }
}

/** The answers that this tab keeps of a step; null where it keeps none. */
export function keptAnswers(step: OpenStep): Answers | null {
  try {
    return JSON.parse(tabStorage()?.getItem(keyOf(step)) ?? 'null') as Answers | null;
  } catch {
    return null;
  }
}
