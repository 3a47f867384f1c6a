import { atom } from 'nanostores';
import { call } from '#lib/platform/browser/api.ts';

/** Cases set aside, or offered again, since the page was loaded. */
export const $setAside = atom<Readonly<Record<string, boolean>>>({});

const show = (caseId: string, aside: boolean) => $setAside.set({ ...$setAside.get(), [caseId]: aside });

/** Runs calls one after the other, in order that the last press takes effect. */
let queue: Promise<unknown> = Promise.resolve();

/** Sets a case aside, or offers it again; shown immediately, and reverted if the call fails. */
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
