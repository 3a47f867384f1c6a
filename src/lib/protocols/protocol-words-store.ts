import { atom } from 'nanostores';
import { call as siteCall } from '#lib/platform/browser/api.ts';
import type { Call } from '#lib/platform/browser/client.ts';

/** Words used before in short fields of protocols, by field: `preparation.coil`, `sequences.plane`. */
export const $protocolWords = atom<Readonly<Record<string, readonly string[]>>>({});

/** Loads the words; on failure there are no suggestions, and no error is shown. */
export async function loadProtocolWords(call: Call = siteCall): Promise<void> {
  const answer = await call('GET /account/protocol-words', {}).catch(() => undefined);
  if (answer) $protocolWords.set(answer.words);
}
