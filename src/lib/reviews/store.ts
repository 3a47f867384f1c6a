import type { ItemKind } from '#lib/items/item.ts';
import { $workingCopies, noteWorkingCopy } from '#lib/items/working-copies-store.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { ReviewStatus } from './review-rules.ts';
import type { ItemReview } from './schemas.ts';
import { reviewMessages as m } from './texts.ts';

/** Calls for reading the review of an item and taking its steps. */
export function itemReview(kind: ItemKind, id: string) {
  const params = { kind, id };
  return {
    /** @throws CallFailed */
    read: (): Promise<ItemReview> => call('GET /[kind]/[id]/review', { params }),
    /** Takes a step and shows a notice, also on refusal. Resolves to whether the step was taken. */
    async take(status: ReviewStatus, word: string, done = m.done[status]): Promise<boolean> {
      const revision = $workingCopies.get()[id]?.revision ?? 0;
      try {
        noteWorkingCopy(await call('POST /[kind]/[id]/review', { params, body: { status, word, revision } }));
        notify('success', done);
        return true;
      } catch (error) {
        notify('error', (error instanceof CallFailed && error.serverMessage) || m.failure);
        return false;
      }
    },
  };
}
