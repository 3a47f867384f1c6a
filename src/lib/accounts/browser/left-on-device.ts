import { DRAFT_PREFIX, readStored } from '#lib/autosave/browser/stored-draft.ts';
import { casePlacesKey } from '#lib/cases/browser/case-places-key.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { attemptPrefix } from '#lib/practice/attempt-key-rules.ts';
import { leftRecords, sessionPrefix } from '#lib/practice/session-key-rules.ts';
import { reportPrefix } from '#lib/questionnaires/browser/report-key.ts';
import { waitingPrefix } from '#lib/questions/waiting-step.ts';
import { markErased } from './erased.ts';

/**
 * A person's data that exists only on this device: unfinished reports, edits and attempts that could not be saved,
 * unsent positions in sessions, hypotheses of cases whose answer was not asked for, and steps of questions that were
 * validated without network.
 */
interface Left {
  reports: string[];
  drafts: string[];
  attempts: string[];
  sessions: string[];
  steps: string[];
}

/** The storage keys of a person's data that exists only on this device. */
function leftOf(device: Storage | null, person: string): Left {
  const keys = Array.from({ length: device?.length ?? 0 }, (_, index) => device?.key(index) ?? '');
  const isOwn = (key: string) => (readStored(device, key) as { person?: string } | null)?.person === person;
  return {
    reports: keys.filter((key) => key.startsWith(reportPrefix(person))),
    drafts: keys.filter((key) => key.startsWith(DRAFT_PREFIX) && isOwn(key)),
    attempts: keys.filter((key) => key.startsWith(attemptPrefix(person))),
    sessions: leftRecords(device, person),
    steps: keys.filter((key) => key.startsWith(waitingPrefix(person))),
  };
}

/** Counts of such data: reports, items with unsaved edits, unsent attempts, sessions, unsent steps. */
export type LeftCounts = Record<keyof Left, number>;

/** Counts a person's data that exists only on this device; undefined where there is none. */
export function countLeft(person: string): LeftCounts | undefined {
  const left = leftOf(deviceStorage(), person);
  if (Object.values(left).flat().length === 0) return undefined;
  const { reports, drafts, attempts, steps } = left;
  const items = new Set(drafts.map((key) => key.split(':')[1]));
  const sessions = new Set(left.sessions.map((key) => key.slice(sessionPrefix(person).length).split(':')[0]));
  return {
    reports: reports.length,
    drafts: items.size,
    attempts: attempts.length,
    sessions: sessions.size,
    steps: steps.length,
  };
}

/** Erases all such data for good; the open page then no longer stores anything when it is closed. */
export function eraseLeft(person: string): void {
  markErased(person);
  const device = deviceStorage();
  const keys = Object.values(leftOf(device, person)).flat();
  for (const key of [...keys, casePlacesKey(person)]) device?.removeItem(key);
}
