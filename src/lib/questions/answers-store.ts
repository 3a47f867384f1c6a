import { pageOwner } from '#lib/accounts/browser/page-owner.ts';
import { tabStorage } from '#lib/platform/browser/browser-storage.ts';
import type { Answers } from './answers-schema.ts';

/** The step of an attempt that is being answered. */
interface OpenStep {
  caseId: string;
  round: number;
  step: string;
}

/** The key contains the person's name: workstations are shared, and the next person must not see the answers. */
const keyOf = ({ caseId, round, step }: OpenStep) =>
  `questions ${pageOwner() ?? ''} ${caseId} ${round} ${step}`;

/** Stores the answers to a step in this tab until it is validated (null); a reload or lost session then loses none. */
export function keepAnswers(step: OpenStep, answers: Answers | null): void {
  try {
    if (answers === null) tabStorage()?.removeItem(keyOf(step));
    else tabStorage()?.setItem(keyOf(step), JSON.stringify(answers));
  } catch {
    // The storage is full or forbidden: a reload starts with empty answers.
  }
}

/** The answers to a step stored in this tab; null when there are none. */
export function keptAnswers(step: OpenStep): Answers | null {
  try {
    return JSON.parse(tabStorage()?.getItem(keyOf(step)) ?? 'null') as Answers | null;
  } catch {
    return null;
  }
}
