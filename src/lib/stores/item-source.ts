import type { Call } from '#lib/contract/client.ts';
import { CallFailed } from '#lib/contract/client.ts';
import type { ItemCard, OwnItem } from '#lib/contract/items.ts';
import { type ItemKind, KIND_PLURALS, type Visibility } from '#lib/domain/item.ts';
import { call as siteCall } from './api.ts';
import type { Fields } from './autosave/draft-parts.ts';
import type { DraftSource, Snapshot } from './autosave/draft-source.ts';

/** The calls that editors of items make: all of them are here. */

/** Fields of an item that are saved by themselves, beside the parts of its body. */
const ITEM_FIELDS = new Set(['title', 'tags']);

/** A read answers without a revision when what it asks for is gone: nothing of such an answer is taken over. */
function existing<Answer extends { revision: number }>(answer: unknown): Answer {
  if (typeof (answer as Partial<Answer> | null)?.revision !== 'number') throw new CallFailed(404);
  return answer as Answer;
}

/** One item of one's own, read whole and saved in parts. */
export function itemSource(kind: ItemKind, id: string, call: Call = siteCall) {
  const path = `/${KIND_PLURALS[kind]}/${id}`;
  return {
    async read(): Promise<Snapshot & { visibility: Visibility }> {
      const { revision, title, tags, visibility, body } = existing<OwnItem>(await call('GET', path));
      return { revision, visibility, fields: { title, tags, ...body } };
    },
    async save(part: string, fields: Fields, revision: number): Promise<number> {
      const saved = ITEM_FIELDS.has(part)
        ? call('PATCH', path, { body: { ...fields, workingCopy: true, revision } })
        : call('PUT', `${path}/parts/${part}`, { body: fields, revision });
      return ((await saved) as ItemCard).revision;
    },
    async setVisibility(visibility: Visibility, revision: number): Promise<ItemCard> {
      return (await call('PATCH', path, { body: { visibility, revision } })) as ItemCard;
    },
    /** Makes a copy; resolves to its id. */
    async copy(): Promise<string> {
      return ((await call('POST', `${path}/copy`)) as { _id: string })._id;
    },
  } satisfies DraftSource & Record<string, unknown>;
}

/** One part of an item's body, read and saved without the rest. */
export function partSource(kind: ItemKind, id: string, part: string, call: Call = siteCall): DraftSource {
  const { save } = itemSource(kind, id, call);
  return {
    save,
    async read() {
      const answer = await call('GET', `/${KIND_PLURALS[kind]}/${id}/parts/${part}`);
      const { revision, ...fields } = existing<Fields & { revision: number }>(answer);
      return { revision, fields };
    },
  };
}
