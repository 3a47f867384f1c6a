import { atom } from 'nanostores';
import { call } from '#lib/platform/browser/api.ts';

/** Cases that were set aside, or taken back, since the page was loaded. */
export const $setAside = atom<Readonly<Record<string, boolean>>>({});

const show = (caseId: string, aside: boolean) => $setAside.set({ ...$setAside.get(), [caseId]: aside });

/** Calls go one after the other: the last press counts. */
let queue: Promise<unknown> = Promise.resolve();

/** Sets a case aside for oneself, or takes it back; shown at once, and as it was before where that fails. */
export function setCaseAside(caseId: string, aside: boolean): Promise<void> {
  show(caseId, aside);
  const params = { case: caseId };
  const sent = queue.then(async () => {
    try {
      if (aside) await call('PUT /practice/set-aside/[case]', { params });
      else await call('DELETE /practice/set-aside/[case]', { params });
    } catch (error) {
      show(caseId, !aside);
      throw error;
    }
  });
  queue = sent.catch(() => undefined);
  return sent;
}
