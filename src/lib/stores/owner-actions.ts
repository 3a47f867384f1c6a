import { CallFailed } from '#lib/contract/client.ts';
import type { ItemCard, OwnItem } from '#lib/contract/items.ts';
import { type ItemKind, KIND_PLURALS, type Visibility } from '#lib/domain/item.ts';
import type { Lack } from '#lib/kinds/lacks.ts';
import { lacksOf } from '#lib/kinds/publishing.ts';
import { ownerMessages as m } from '#lib/messages/owner.ts';
import { publishingMessages } from '#lib/messages/publishing.ts';
import { call } from './api.ts';
import type { ListStore } from './list.ts';
import { notify } from './notices.ts';

async function attempt(action: () => Promise<void>, success: string): Promise<boolean> {
  try {
    await action();
    notify('success', success);
    return true;
  } catch (error) {
    notify('error', (error instanceof CallFailed && error.serverMessage) || m.failure);
    return false;
  }
}

/**
 * What an owner can do to one item of a list. Each action tells the person how it went
 * and resolves to whether it succeeded; an edit names the revision it was made on.
 */
export function createOwnerActions(kind: ItemKind, item: ItemCard, store: ListStore) {
  const path = `/${KIND_PLURALS[kind]}/${item._id}`;
  const edit = (change: object, success: string) =>
    attempt(async () => {
      const card = await call('PATCH', path, { body: { ...change, revision: item.revision } });
      store.replaceItem(item._id, card as ItemCard);
    }, success);
  return {
    rename: (title: string) => edit({ title }, m.renamed),
    setTags: (tags: string[]) => edit({ tags }, m.tagged),
    setVisibility: (visibility: Visibility) =>
      edit({ visibility }, visibility === 'public' ? m.published : m.unpublished),
    /** What the item lacks to be published, as it is now; undefined when it cannot be read. */
    async lacks(): Promise<Lack[] | undefined> {
      try {
        const { title, tags, body, unattested } = (await call('GET', path)) as OwnItem;
        return lacksOf(kind, { title, tags, body, unattested: unattested.length });
      } catch {
        notify('error', publishingMessages.readFailure);
        return undefined;
      }
    },
    duplicate: () =>
      attempt(async () => {
        await call('POST', `${path}/copy`);
        await store.load();
      }, m.duplicated),
    remove: () =>
      attempt(async () => {
        await call('DELETE', path);
        store.replaceItem(item._id, null);
      }, m.deleted),
  };
}
