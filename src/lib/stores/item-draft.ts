import { atom } from 'nanostores';
import { CallFailed } from '#lib/contract/client.ts';
import type { ItemCard, OwnItem } from '#lib/contract/items.ts';
import { copyTitle } from '#lib/domain/copy-title.ts';
import { type ItemKind, KIND_PLURALS, type Visibility } from '#lib/domain/item.ts';
import { call } from './api.ts';
import { type Draft, isChanged, isSame, partOf, partsOf, savingOf, withFields } from './draft-parts.ts';
import { type KeptDraft, keepDraft } from './kept-draft.ts';

/** Whether a save was refused because somebody else's came first. */
export const isOutdated = (error: unknown) =>
  error instanceof CallFailed && error.code === 'changed_meanwhile';

/**
 * An item of one's own as it is edited, as it was read, and how its parts are saved one by one: each names the
 * revision at which it was read. What was changed elsewhere is taken over; a part that was changed on both sides is a
 * conflict. Drafts are replaced, never changed in place.
 */
export function createItemDraft<Body extends object>(kind: ItemKind, item: OwnItem & { body: Body }) {
  const path = `/${KIND_PLURALS[kind]}/${item._id}`;
  const first: Draft<Body> = { title: item.title, tags: item.tags, body: item.body };
  const parts = partsOf(kind, first);
  const $draft = atom(first);
  const $saved = atom(first);
  const $visibility = atom(item.visibility);
  const $conflicts = atom<readonly string[]>([]);
  /** The item's revision at which each part was read. */
  const revisions = new Map([...parts, 'visibility'].map((part) => [part, item.revision]));

  const mine = (part: string) => partOf(kind, $draft.get(), part);
  const unsaved = () => parts.filter((part) => isChanged(kind, part, $saved.get(), $draft.get()));
  const sendable = () => unsaved().filter((part) => !$conflicts.get().includes(part));

  async function newest(): Promise<OwnItem & { body: Body }> {
    const found = (await call('GET', path)) as Partial<OwnItem>;
    if (found.revision === undefined) throw new CallFailed(404);
    return found as OwnItem & { body: Body };
  }

  /** Takes a part over from what was read anew; one's own stays in the draft when it is to go over it. */
  function adopt(part: string, theirs: OwnItem & { body: Body }, own: 'drop' | 'keep'): void {
    const fields = partOf(kind, theirs, part);
    revisions.set(part, theirs.revision);
    $saved.set(withFields($saved.get(), fields));
    if (own === 'drop') $draft.set(withFields($draft.get(), fields));
  }

  /** Reads the item again and takes over what changed elsewhere. @param refused a part that the server said did */
  async function readAnew(refused?: string): Promise<void> {
    const theirs = await newest();
    const left = new Set(unsaved());
    for (const part of parts) {
      const now = partOf(kind, theirs, part);
      if (part !== refused && isSame(now, partOf(kind, $saved.get(), part)))
        revisions.set(part, theirs.revision);
      else if (!left.has(part) || isSame(now, mine(part))) adopt(part, theirs, 'drop');
      else if (!$conflicts.get().includes(part)) $conflicts.set([...$conflicts.get(), part]);
    }
    revisions.set('visibility', theirs.revision);
    $visibility.set(theirs.visibility);
  }

  async function publish(visibility: Visibility): Promise<void> {
    const body = { visibility, revision: revisions.get('visibility') };
    const card = (await call('PATCH', path, { body })) as ItemCard;
    revisions.set('visibility', card.revision);
    $visibility.set(card.visibility);
  }

  /** Makes a copy in which the parts in conflict are as they are here; resolves to its title. */
  async function copyMine(): Promise<string> {
    const { _id } = (await call('POST', `${path}/copy`)) as { _id: string };
    const title = copyTitle($draft.get().title.trim() || item.title);
    const draft = { ...$draft.get(), title };
    for (const part of new Set(['title', ...$conflicts.get()]))
      await call(...savingOf(kind, _id, part, partOf(kind, draft, part), 1));
    return title;
  }

  return {
    $draft,
    /** What the server has. */
    $saved,
    $visibility,
    /** Parts that were changed here and elsewhere. */
    $conflicts,
    isDirty: () => unsaved().length > 0,
    /** Parts to be saved, but for those in conflict. */
    sendable,
    readAnew,
    /** Saves a part, or finds out what somebody else made of it. */
    async save(part: string): Promise<void> {
      const fields = mine(part);
      try {
        const saving = savingOf(kind, item._id, part, fields, revisions.get(part) ?? 0);
        const card = (await call(...saving)) as ItemCard;
        revisions.set(part, card.revision);
        $saved.set(withFields($saved.get(), fields));
      } catch (error) {
        if (!isOutdated(error)) throw error;
        await readAnew(part);
      }
    },
    /** Makes the item public or takes it back: whoever asks means the item as it is, whatever came meanwhile. */
    async setVisibility(visibility: Visibility): Promise<void> {
      try {
        await publish(visibility);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        await readAnew();
        await publish(visibility);
      }
    },
    /**
     * Ends the conflicts: `mine` goes over theirs, `theirs` replaces mine, `both` makes a copy with mine. Resolves to
     * the copy's title, when one was made.
     */
    async resolve(choice: 'mine' | 'theirs' | 'both'): Promise<string | undefined> {
      const theirs = await newest();
      const copied = choice === 'both' ? await copyMine() : undefined;
      for (const part of $conflicts.get()) adopt(part, theirs, choice === 'mine' ? 'keep' : 'drop');
      $conflicts.set([]);
      return copied;
    },
    /** Keeps what is not saved in this browser. */
    keep(): void {
      const left = unsaved();
      if (left.length === 0) return;
      const fields = Object.assign({}, ...left.map(mine));
      keepDraft(item._id, { fields, revisions: Object.fromEntries(revisions) });
    },
    /** Whether these fields are what the server has: their last save arrived, only its answer was not waited for. */
    isSaved(fields: Record<string, unknown>): boolean {
      const { title, tags, body } = $saved.get();
      return isSame({ title, tags, ...body }, { title, tags, ...body, ...fields });
    },
    /** Goes on from what an earlier visit kept, as of the revisions at which it was read then. */
    restore({ fields, revisions: read }: KeptDraft): void {
      const before = $draft.get();
      $draft.set(withFields(before, fields));
      for (const part of parts)
        if (isChanged(kind, part, before, $draft.get())) revisions.set(part, read[part] ?? 0);
    },
  };
}
