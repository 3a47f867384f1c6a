import { countMissing } from '#lib/images/missing-images-store.ts';
import { call } from '#lib/platform/browser/api.ts';
import { type CallArguments, failureText } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { ItemKind, Visibility } from '../item.ts';
import type { Lack } from '../kinds/lacks.ts';
import { withSending } from '../kinds/with-sending.ts';
import type { ListStore } from '../list-store.ts';
import { ownerMessages as m } from '../owner-texts.ts';
import { publishingMessages } from '../publishing-texts.ts';
import type { ItemCard } from '../schemas.ts';

/** @param success message on success; absent where a dialog shows the outcome */
async function attempt(action: () => Promise<void>, success?: string): Promise<boolean> {
  try {
    await action();
    if (success) notify('success', success);
    return true;
  } catch (error) {
    notify('error', failureText(error, m.failure));
    return false;
  }
}

/**
 * An owner's actions on one item of a list. Each action shows its outcome and resolves to whether it succeeded; edits
 * send the revision that they are based on.
 */
export function createOwnerActions(kind: ItemKind, item: ItemCard, store: ListStore) {
  const params = { kind, id: item._id };
  const edit = (change: Omit<CallArguments<'PATCH /[kind]/[id]'>['body'], 'revision'>, success?: string) =>
    attempt(async () => {
      const body = { ...change, revision: item.revision };
      store.replaceItem(item._id, await call('PATCH /[kind]/[id]', { params, body }));
    }, success);
  return {
    rename: (title: string) => edit({ title }, m.renamed),
    setTags: (tags: string[]) => edit({ tags }, m.tagged),
    setVisibility: (visibility: Visibility, success?: string) => edit({ visibility }, success),
    /** Restores the version that readers saw before the item was withdrawn. */
    showAgain: (success: string) =>
      attempt(async () => {
        const body = { revision: item.revision };
        const shown = await call('POST /[kind]/[id]/publication/undo', { params, body });
        store.replaceItem(item._id, shown);
      }, success),
    /** The parts missing for publication of the current item; undefined when it cannot be read. */
    async lacks(): Promise<Lack[] | undefined> {
      try {
        // The requirements of each kind are much code, which is loaded only when an author publishes.
        const [own, { lacksOfOwn }] = await Promise.all([
          call('GET /[kind]/[id]', { params }),
          import('../kinds/publishing.ts'),
        ]);
        const lacks = lacksOfOwn(kind, own);
        return countMissing(item._id) > 0 ? withSending(lacks) : lacks;
      } catch (error) {
        notify('error', failureText(error, publishingMessages.readFailure));
        return undefined;
      }
    },
    duplicate: () =>
      attempt(async () => {
        await call('POST /[kind]/[id]/copy', { params });
        await store.load();
      }, m.duplicated),
    remove: () =>
      attempt(async () => {
        await call('DELETE /[kind]/[id]', { params });
        store.replaceItem(item._id, null);
      }, m.deleted),
  };
}
