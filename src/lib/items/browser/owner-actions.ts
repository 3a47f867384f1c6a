import { countMissing } from '#lib/images/missing-images-store.ts';
import { call } from '#lib/platform/browser/api.ts';
import { failureText, type Given } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { ItemKind, Visibility } from '../item.ts';
import type { Lack } from '../kinds/lacks.ts';
import { withSending } from '../kinds/with-sending.ts';
import type { ListStore } from '../list-store.ts';
import { ownerMessages as m } from '../owner-texts.ts';
import { publishingMessages } from '../publishing-texts.ts';
import type { ItemCard } from '../schemas.ts';

/** @param success nothing where a dialog says itself what was done */
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
 * An owner's actions on one item of a list. Each action reports its outcome and resolves to whether it succeeded; an
 * edit names the revision it was made on.
 */
export function createOwnerActions(kind: ItemKind, item: ItemCard, store: ListStore) {
  const params = { kind, id: item._id };
  const edit = (change: Omit<Given<'PATCH /[kind]/[id]'>['body'], 'revision'>, success?: string) =>
    attempt(async () => {
      const body = { ...change, revision: item.revision };
      store.replaceItem(item._id, await call('PATCH /[kind]/[id]', { params, body }));
    }, success);
  return {
    rename: (title: string) => edit({ title }, m.renamed),
    setTags: (tags: string[]) => edit({ tags }, m.tagged),
    setVisibility: (visibility: Visibility, success?: string) => edit({ visibility }, success),
    /** Shows everybody again what they read before it was taken back. */
    showAgain: (success: string) =>
      attempt(async () => {
        const body = { revision: item.revision };
        const shown = await call('POST /[kind]/[id]/publication/undo', { params, body });
        store.replaceItem(item._id, shown);
      }, success),
    /** What the item, as it is now, lacks to be published; undefined when it cannot be read. */
    async lacks(): Promise<Lack[] | undefined> {
      try {
        // What each kind requires is much code: it is loaded when somebody publishes, not when they read their list.
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
