import type { Fields } from '#lib/autosave/browser/draft-parts.ts';
import type { DraftSource, Snapshot } from '#lib/autosave/browser/draft-source.ts';
import { call as siteCall } from '#lib/platform/browser/api.ts';
import type { Call, CallArguments } from '#lib/platform/browser/client.ts';
import type { ItemKind, Visibility } from '../item.ts';
import type { ItemCard } from '../schemas.ts';
import { noteWorkingCopy } from '../working-copies-store.ts';

/** All API calls of the item editors. */

type Change = CallArguments<'PATCH /[kind]/[id]'>['body'];

/** The change that saves the title or the tags; undefined for parts of the body. */
function changeOf(part: string, { title, tags }: Fields): Pick<Change, 'title' | 'tags'> | undefined {
  if (part === 'title') return { title: String(title) };
  return part === 'tags' && Array.isArray(tags) ? { tags: tags.map(String) } : undefined;
}

/** An item of the person's own, read whole and saved in parts. */
export function itemSource(kind: ItemKind, id: string, call: Call = siteCall) {
  const params = { kind, id };
  const change = (body: Change) => call('PATCH /[kind]/[id]', { params, body });
  return {
    async read(): Promise<Snapshot & { visibility: Visibility }> {
      const item = await call('GET /[kind]/[id]', { params });
      noteWorkingCopy(item);
      const { revision, title, tags, visibility, body } = item;
      return { revision, visibility, fields: { title, tags, ...body } };
    },
    async save(part: string, fields: Fields, revision: number): Promise<number> {
      const own = changeOf(part, fields);
      const saving = { params: { ...params, part }, body: fields, revision };
      const saved = own
        ? change({ ...own, workingCopy: true, revision })
        : call('PUT /[kind]/[id]/parts/[part]', saving);
      const card = await saved;
      noteWorkingCopy(card);
      return card.revision;
    },
    async setVisibility(visibility: Visibility, revision: number): Promise<ItemCard> {
      const card = await change({ visibility, revision });
      noteWorkingCopy(card);
      return card;
    },
    /** Makes a copy; resolves to its id. */
    async copy(): Promise<string> {
      return (await call('POST /[kind]/[id]/copy', { params }))._id;
    },
  } satisfies DraftSource & Record<string, unknown>;
}

/** One part of an item's body, read and saved separately. */
export function partSource(kind: ItemKind, id: string, part: string, call: Call = siteCall): DraftSource {
  const { save } = itemSource(kind, id, call);
  return {
    save,
    async read() {
      const params = { kind, id, part };
      const { revision, ...fields } = await call('GET /[kind]/[id]/parts/[part]', { params });
      return { revision, fields };
    },
  };
}
