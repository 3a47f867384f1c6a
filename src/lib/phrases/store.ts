import { atom } from 'nanostores';
import { call } from '#lib/platform/browser/api.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { PHRASES, storedSession } from '#lib/platform/session-store.ts';
import type { Phrase } from './phrase.ts';
import type { PhraseEntry } from './schemas.ts';

/** The phrases of the signed-in person, by code. Browser state only. */
export const $phrases = atom<readonly PhraseEntry[]>([]);

/** Shows these phrases, and keeps them on the device for when there is no connection. */
export function setPhrases(phrases: readonly PhraseEntry[]): void {
  $phrases.set(phrases);
  const person = storedSession()?.username;
  if (person === undefined) return;
  try {
    deviceStorage()?.setItem(PHRASES, JSON.stringify({ person, phrases }));
  } catch {
    // No room, or not allowed: they are read again with the next page.
  }
}

function keptPhrases(): readonly PhraseEntry[] {
  try {
    const kept = JSON.parse(deviceStorage()?.getItem(PHRASES) ?? 'null') as {
      person: string;
      phrases: PhraseEntry[];
    } | null;
    return kept && kept.person === storedSession()?.username ? kept.phrases : [];
  } catch {
    return [];
  }
}

/** Reads the phrases, at once those that this device keeps; without a connection they are all there is. */
export async function loadPhrases(): Promise<void> {
  $phrases.set(keptPhrases());
  try {
    setPhrases((await call('GET /account/phrases', {})).phrases);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
  }
}

function put(entry: PhraseEntry): void {
  const others = $phrases.get().filter(({ _id }) => _id !== entry._id);
  setPhrases([...others, entry].sort((a, b) => a.code.localeCompare(b.code, 'fr')));
}

/**
 * The result of a save: `changed` or `deleted` elsewhere since it was read; the next save then names the new
 * revision.
 */
export type PhraseSaved = 'saved' | { changed: PhraseEntry } | 'deleted';

/** Saves a phrase, a new one without an entry. @throws CallFailed for any other refusal */
export async function savePhrase(entry: PhraseEntry | undefined, phrase: Phrase): Promise<PhraseSaved> {
  if (!entry) {
    put(await call('POST /account/phrases', { body: phrase }));
    return 'saved';
  }
  const { _id, revision } = entry;
  try {
    put(
      await call('PUT /account/phrases/[phrase]', { params: { phrase: _id }, body: { ...phrase, revision } }),
    );
    return 'saved';
  } catch (error) {
    const code = error instanceof CallFailed && error.code;
    if (code !== 'changed_meanwhile' && code !== 'not_found') throw error;
    setPhrases((await call('GET /account/phrases', {})).phrases);
    const changed = $phrases.get().find((each) => each._id === _id);
    return changed ? { changed } : 'deleted';
  }
}

/** Deletes a phrase; one that is gone already is not a failure. */
export async function deletePhrase({ _id }: PhraseEntry): Promise<void> {
  try {
    await call('DELETE /account/phrases/[phrase]', { params: { phrase: _id } });
  } catch (error) {
    if (!(error instanceof CallFailed) || error.code !== 'not_found') throw error;
  }
  setPhrases($phrases.get().filter((each) => each._id !== _id));
}

/** Adds the phrases of a file, all or none. */
export async function addPhrases(phrases: readonly Phrase[]): Promise<void> {
  setPhrases((await call('POST /account/phrases/import', { body: { phrases: [...phrases] } })).phrases);
}
