import { atom } from 'nanostores';
import type { OwnItem } from '#lib/contract/items.ts';
import { copyTitle } from '#lib/domain/copy-title.ts';
import type { ItemKind, Visibility } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { createAutosave } from './autosave/autosave.ts';
import { type DraftParts, type Fields, fieldsOf, storedPart } from './autosave/draft-parts.ts';
import { browserEnvironment, type Environment } from './autosave/environment.ts';
import { isOutdated } from './autosave/tracked-draft.ts';
import { itemSource } from './item-source.ts';

/** An item as it is edited: what the page does not have of its body is not edited there. */
export type ItemDraft<Body> = { title: string; tags: string[] } & Body;

/** A title is stored without the spaces around it; an empty one is not. */
function toStore(part: string, fields: Fields): Fields | null {
  if (part !== 'title') return fields;
  const title = String(fields.title).trim();
  return title === '' ? null : { title };
}

/** The parts that an item is saved by: title, tags, and those of the body that the page has. */
function partsOf(kind: ItemKind, draft: object): DraftParts {
  const ofBody = Object.entries<readonly string[] | 'all'>(KINDS[kind].parts).map(([part, keys]) => {
    return [part, keys === 'all' ? ('rest' as const) : keys] as const;
  });
  const keys = { title: ['title'], tags: ['tags'], ...Object.fromEntries(ofBody) };
  const all = { keys, toStore };
  const held = Object.keys(keys).filter((part) => Object.keys(fieldsOf(all, part, draft)).length > 0);
  return { keys: Object.fromEntries(Object.entries(keys).filter(([part]) => held.includes(part))), toStore };
}

/** Saves an item of one's own as it is edited, and makes it public or takes it back. */
export function createItemAutosave<Body extends object>(
  kind: ItemKind,
  item: OwnItem & { body: Body },
  environment: Environment = browserEnvironment(),
) {
  const source = itemSource(kind, item._id);
  const draft: ItemDraft<Body> = { title: item.title, tags: item.tags, ...item.body };
  const parts = partsOf(kind, draft);
  const $visibility = atom(item.visibility);
  let revision = item.revision;
  const read = async () => {
    const newest = await source.read();
    revision = newest.revision;
    $visibility.set(newest.visibility);
    return newest;
  };
  const opened = { id: item._id, draft, revision, parts, source: { ...source, read } };
  const autosave = createAutosave<ItemDraft<Body>>(opened, environment);

  async function publish(visibility: Visibility): Promise<void> {
    const card = await source.setVisibility(visibility, revision);
    revision = card.revision;
    $visibility.set(card.visibility);
  }

  return {
    ...autosave,
    $visibility,
    /**
     * Saves everything, then makes the item public or takes it back: whoever asks means the item as it is, whatever
     * came meanwhile. Resolves to whether both were done.
     * @throws CallFailed when everything is saved and the change is refused
     */
    async setVisibility(visibility: Visibility): Promise<boolean> {
      if (!(await autosave.flush())) return false;
      try {
        await publish(visibility);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        await autosave.reread();
        await publish(visibility);
      }
      return true;
    },
    /**
     * Ends the conflicts with both versions: one's own parts go into a copy, the item takes theirs. Resolves to the
     * copy's title.
     * @throws CallFailed; the conflicts then stay
     */
    async keepBoth(): Promise<string> {
      const id = await source.copy();
      const mine = autosave.$draft.get();
      const title = copyTitle(mine.title.trim() || item.title);
      const copy = itemSource(kind, id);
      for (const part of new Set(['title', ...autosave.$conflicts.get().keys()]))
        await copy.save(part, storedPart(parts, part, { ...mine, title }) ?? {}, 1);
      await autosave.resolve('theirs');
      return title;
    },
  };
}

export type ItemAutosave<Body extends object> = ReturnType<typeof createItemAutosave<Body>>;
