import { atom } from 'nanostores';
import { CallFailed } from '#lib/contract/client.ts';
import type { ItemCard, OwnItem } from '#lib/contract/items.ts';
import { copyTitle } from '#lib/domain/copy-title.ts';
import { type ItemKind, KIND_PLURALS, type Visibility } from '#lib/domain/item.ts';
import type { SaveStateName } from '#lib/domain/save-state.ts';
import { call } from './api.ts';
import { type Draft, forgetDraft, keepDraft } from './kept-draft.ts';

/** Quiet before a save (ms): a sentence is sent once, not letter by letter. */
const PAUSE = 800;
/** Changes that keep coming, as when hundreds of images arrive, are saved no later than this (ms). */
const LONGEST = 5_000;
const RETRIES = [2_000, 5_000, 10_000, 30_000];
/** Statuses that mend themselves: no answer, too busy, unavailable, no room. */
const PASSING = new Set([0, 429, 502, 503, 504, 507]);

type Change = { title?: string; tags?: string[]; body?: Record<string, unknown>; visibility?: Visibility };

/** The parts of a draft that differ from what is saved. An empty title is not sent: the old one stays. */
function changesBetween<Body extends object>(saved: Draft<Body>, draft: Draft<Body>): Change | undefined {
  const body = Object.fromEntries(
    Object.entries(draft.body).filter(([key, value]) => value !== saved.body[key as keyof Body]),
  );
  const change: Change = {
    ...(draft.title.trim() !== saved.title && draft.title.trim() !== '' ? { title: draft.title.trim() } : {}),
    ...(draft.tags !== saved.tags ? { tags: draft.tags } : {}),
    ...(Object.keys(body).length > 0 ? { body } : {}),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/**
 * Saves an item of one's own as it is edited: what changed, a moment after it changed, one save at a time, again
 * when the line was down. Drafts are replaced, never changed in place.
 */
export function createAutosave<Body extends object>(kind: ItemKind, item: OwnItem & { body: Body }) {
  const path = `/${KIND_PLURALS[kind]}/${item._id}`;
  const first: Draft<Body> = { title: item.title, tags: item.tags, body: item.body };
  const $draft = atom(first);
  const $saved = atom(first);
  const $state = atom<SaveStateName>('saved');
  const $reason = atom('');
  const $visibility = atom(item.visibility);
  let revision = item.revision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Promise<boolean> | undefined;
  let failures = 0;
  /** When the first change that is not saved yet was made. */
  let changedAt = 0;

  const isDirty = () => changesBetween($saved.get(), $draft.get()) !== undefined;

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush({}, true), delay);
  }

  async function send(change: Change, draft: Draft<Body>): Promise<void> {
    const card = (await call('PATCH', path, { body: { ...change, revision } })) as ItemCard;
    revision = card.revision;
    $saved.set({ ...draft, title: draft.title.trim() || $saved.get().title });
    $visibility.set(card.visibility);
  }

  function fail(error: unknown): false {
    const { status, code, serverMessage = '' } = error instanceof CallFailed ? error : new CallFailed(0);
    keepDraft(item._id, $draft.get());
    $reason.set(serverMessage);
    if (code === 'changed_meanwhile') $state.set('conflict');
    else if (PASSING.has(status)) {
      $state.set('offline');
      schedule(RETRIES[Math.min(failures, RETRIES.length - 1)] ?? 0);
      failures += 1;
    } else $state.set('refused');
    return false;
  }

  /** @param once leaves what changed meanwhile for later: images that arrive would have it save without a rest */
  async function saveAll(extra: Change, once: boolean): Promise<boolean> {
    let asked = extra;
    for (;;) {
      const draft = $draft.get();
      const change = { ...changesBetween($saved.get(), draft), ...asked };
      if (Object.keys(change).length === 0) break;
      $state.set('saving');
      try {
        await send(change, draft);
      } catch (error) {
        return fail(error);
      }
      asked = {};
      changedAt = Date.now();
      if (!once || !isDirty()) continue;
      failures = 0;
      $state.set('waiting');
      schedule(PAUSE);
      return false;
    }
    failures = 0;
    forgetDraft(item._id);
    $reason.set('');
    $state.set('saved');
    return true;
  }

  /** Saves what is left to save, now; resolves to whether everything is saved. */
  async function flush(extra: Change = {}, once = false): Promise<boolean> {
    // The save under way sees to what changes meanwhile.
    if (once && under) return under;
    clearTimeout(timer);
    while (under) await under;
    if ($state.get() === 'conflict') return false;
    under = saveAll(extra, once);
    try {
      return await under;
    } finally {
      under = undefined;
    }
  }

  async function newest(): Promise<OwnItem> {
    return (await call('GET', path)) as OwnItem;
  }

  return {
    $draft,
    /** What the server has. */
    $saved,
    $state,
    $reason,
    $visibility,
    isDirty,
    flush,
    /** Keeps what is not saved in this browser: the page is going away. */
    keep(): void {
      if (isDirty()) keepDraft(item._id, $draft.get());
    },
    change(next: (draft: Draft<Body>) => Draft<Body>): void {
      $draft.set(next($draft.get()));
      if ($state.get() === 'conflict') keepDraft(item._id, $draft.get());
      if ($state.get() === 'conflict' || !isDirty()) return;
      const now = Date.now();
      if ($state.get() === 'saved') changedAt = now;
      if ($state.get() !== 'saving') $state.set('waiting');
      schedule(Math.max(0, Math.min(PAUSE, changedAt + LONGEST - now)));
    },
    setVisibility: (visibility: Visibility) => flush({ visibility }),
    /**
     * Somebody saved meanwhile: `mine` goes over theirs, `theirs` replaces mine, `both` makes a copy of mine.
     * Resolves to the copy's title, when one was made.
     */
    async resolve(choice: 'mine' | 'theirs' | 'both'): Promise<string | undefined> {
      let copied: string | undefined;
      try {
        const theirs = await newest();
        const mine = $draft.get();
        if (choice === 'both') {
          const { _id } = (await call('POST', `${path}/copy`)) as { _id: string };
          const title = copyTitle(mine.title.trim() || item.title);
          const copy = { title, tags: mine.tags, body: mine.body };
          await call('PATCH', `/${KIND_PLURALS[kind]}/${_id}`, { body: { ...copy, revision: 1 } });
          copied = title;
        }
        revision = theirs.revision;
        const saved = { title: theirs.title, tags: theirs.tags, body: theirs.body as Body };
        $saved.set(saved);
        $visibility.set(theirs.visibility);
        if (choice !== 'mine') $draft.set(saved);
        $state.set('waiting');
        await flush();
      } catch (error) {
        fail(error);
        $state.set('conflict');
      }
      return copied;
    },
  };
}
