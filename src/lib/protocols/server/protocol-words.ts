import type { Actor } from '#lib/accounts/actor.ts';
import { ownTexts } from '#lib/items/server/own-texts-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type FieldWords, fieldWords } from '../words.ts';

/** How much is searched: people write what resembles what they wrote last. */
const READ = { limit: 40, letters: 60_000 };

/** Words to suggest in the short fields of protocols, those of the person's own protocols first. */
export async function protocolWords(context: Context, actor: Actor): Promise<FieldWords> {
  const texts = await ownTexts(context.db, actor.id, 'protocol', 'body', READ);
  return fieldWords(texts.map((text) => JSON.parse(text)));
}
