import { atom } from 'nanostores';
import { type Autosave, createAutosave } from '#lib/autosave/browser/autosave.ts';
import { type DraftParts, type Fields, fieldsOf } from '#lib/autosave/browser/draft-parts.ts';
import { browserEnvironment, type Environment } from '#lib/autosave/browser/environment.ts';
import { isOutdated } from '#lib/autosave/browser/tracked-draft.ts';
import { itemSource } from './browser/item-source.ts';
import type { ItemKind, Visibility } from './item.ts';
import type { OwnItem } from './schemas.ts';

/** An item while it is edited, with only those parts of its body that the page edits. */
export type ItemDraft<Body> = { title: string; tags: string[] } & Body;

/** The fields to store: a title is trimmed, and an empty one is not stored. */
function toStore(part: string, fields: Fields): Fields | null {
  if (part !== 'title') return fields;
  const title = String(fields.title).trim();
  return title === '' ? null : { title };
}

/** The properties of a kind that autosaving needs. */
interface EditedKind {
  name: ItemKind;
  parts: Readonly<Record<string, readonly string[] | 'all'>>;
  fits?: DraftParts['fits'];
  /** Default values of keys that older bodies do not have. */
  absent?: Fields;
}

/** The parts in which an item is saved: title, tags, and the parts of its body on the page. */
function partsOf({ parts, fits }: EditedKind, draft: object): DraftParts {
  const ofBody = Object.entries<readonly string[] | 'all'>(parts).map(([part, keys]) => {
    return [part, keys === 'all' ? ('rest' as const) : keys] as const;
  });
  const keys = { title: ['title'], tags: ['tags'], ...Object.fromEntries(ofBody) };
  const all = { keys, toStore };
  const held = Object.keys(keys).filter((part) => Object.keys(fieldsOf(all, part, draft)).length > 0);
  return {
    keys: Object.fromEntries(Object.entries(keys).filter(([part]) => held.includes(part))),
    toStore,
    ...(fits && { fits }),
  };
}

/** An item's visibility, with the revision that was read. */
function createPublication(item: OwnItem, source: ReturnType<typeof itemSource>) {
  const $visibility = atom(item.visibility);
  let { revision } = item;
  const take = (read: { visibility: Visibility; revision: number }) => {
    revision = read.revision;
    $visibility.set(read.visibility);
  };
  const setVisibility = async (visibility: Visibility) =>
    take(await source.setVisibility(visibility, revision));
  return { $visibility, take, setVisibility };
}

/** Saves an item of the person's own during editing, and publishes or withdraws it. */
export function createItemAutosave<Body extends object>(
  edited: EditedKind,
  item: OwnItem & { body: Body },
  environment: Environment = browserEnvironment(),
) {
  const kind = edited.name;
  const source = itemSource(kind, item._id);
  const { $visibility, take, setVisibility } = createPublication(item, source);
  const draft: ItemDraft<Body> = { title: item.title, tags: item.tags, ...edited.absent, ...item.body };
  const parts = partsOf(edited, draft);
  const read = async () => {
    const newest = await source.read();
    take(newest);
    // Otherwise a missing field would look like another person's change.
    return { ...newest, fields: { ...edited.absent, ...newest.fields } };
  };
  const { _id: id, revision } = item;
  const opened = { id, draft, revision, parts, source: { ...source, read } };
  const autosave: Autosave<ItemDraft<Body>> = createAutosave(opened, environment);

  return {
    ...autosave,
    $visibility,
    /**
     * Saves everything, then publishes or withdraws the item with all changes made meanwhile. Resolves to whether
     * both steps succeeded.
     * @throws CallFailed when everything is saved but the change of visibility is refused
     */
    async setVisibility(visibility: Visibility): Promise<boolean> {
      if (!(await autosave.flush())) return false;
      try {
        await setVisibility(visibility);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        await autosave.reread();
        await setVisibility(visibility);
      }
      return true;
    },
    /**
     * Resolves the conflicts by keeping both versions: the person's own parts go into a copy, the item gets theirs.
     * Resolves to the copy's title.
     * @throws CallFailed, also for an overlong text before anything is copied; the conflicts then stay
     */
    async keepBoth(): Promise<string> {
      // Rarely needed, and therefore loaded on demand.
      const { copyWith } = await import('./browser/keep-both.ts');
      const title = await copyWith(autosave, { kind, item, parts });
      await autosave.resolve('theirs');
      return title;
    },
  };
}
