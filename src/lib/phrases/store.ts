import { atom } from 'nanostores';
import { call } from '#lib/platform/browser/api.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { PHRASES, storedSession } from '#lib/platform/session-store.ts';
import type { Phrase } from './phrase.ts';
import type { PhraseEntry } from './schemas.ts';

/** The phrases of the signed-in person, by code. Browser state only. */
export const $phrases = atom<readonly PhraseEntry[]>([]);

/** Shows these phrases, and stores them on the device for offline use. */
export function setPhrases(phrases: readonly PhraseEntry[]): void {
  $phrases.set(phrases);
  const person = storedSession()?.username;
  if (person === undefined) return;
  try {
    deviceStorage()?.setItem(PHRASES, JSON.stringify({ person, phrases }));
  } catch {
    // The storage is full or forbidden: phrases are loaded again with the next page.
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

/** Loads the phrases, starting with those stored on this device, which are the only ones without a connection. */
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
 * The result of a save: `changed` or `deleted` elsewhere since it was loaded; the next save then uses the new
 * revision.
 */
export type PhraseSaved = 'saved' | { changed: PhraseEntry } | 'deleted';

/** Saves a phrase; without an entry, as a new one. @throws CallFailed for any other refusal */
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

/** Deletes a phrase; a phrase that no longer exists is not an error. */
export async function deletePhrase({ _id }: PhraseEntry): Promise<void> {
  try {
    await call('DELETE /account/phrases/[phrase]', { params: { phrase: _id } });
  } catch (error) {
    if (!(error instanceof CallFailed) || error.code !== 'not_found') throw error;
  }
  setPhrases($phrases.get().filter((each) => each._id !== _id));
}

/** Adds the phrases of a file: all or none. */
export async function addPhrases(phrases: readonly Phrase[]): Promise<void> {
  setPhrases((await call('POST /account/phrases/import', { body: { phrases: [...phrases] } })).phrases);
}
