import { DRAFT_PREFIX, readStored } from './autosave/kept-draft.ts';
import { deviceStorage } from './browser-storage.ts';
import { markErased } from './erased.ts';
import { reportPrefix } from './reporting/report-key.ts';

/** What this device keeps of a person that is nowhere else: reports under way, edits that could not be saved. */
interface Left {
  reports: string[];
  drafts: string[];
}

/** The keys of what is left of a person. */
function leftOf(device: Storage | null, person: string): Left {
  const keys = Array.from({ length: device?.length ?? 0 }, (_, index) => device?.key(index) ?? '');
  const isOwn = (key: string) => (readStored(device, key) as { person?: string } | null)?.person === person;
  return {
    reports: keys.filter((key) => key.startsWith(reportPrefix(person))),
    drafts: keys.filter((key) => key.startsWith(DRAFT_PREFIX) && isOwn(key)),
  };
}

/** How many reports, and how many items with unsaved edits, this device keeps of a person. */
export function countLeft(person: string): { reports: number; drafts: number } {
  const { reports, drafts } = leftOf(deviceStorage(), person);
  return { reports: reports.length, drafts: new Set(drafts.map((key) => key.split(':')[1])).size };
}

/** Erases all of it, for good: what the open page would keep as it is left is not kept any more. */
export function eraseLeft(person: string): void {
  markErased(person);
  const device = deviceStorage();
  const { reports, drafts } = leftOf(device, person);
  for (const key of [...reports, ...drafts]) device?.removeItem(key);
}
