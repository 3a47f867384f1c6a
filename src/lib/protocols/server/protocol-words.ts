import type { Actor } from '#lib/accounts/actor.ts';
import { ownTexts } from '#lib/items/server/own-texts-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type FieldWords, fieldWords } from '../words.ts';

/** How much text is searched: the most recent texts are enough, since people repeat themselves. */
const READ = { limit: 40, letters: 60_000 };

/** Suggestions for the short fields of protocols, words from the person's own protocols first. */
export async function protocolWords(context: Context, actor: Actor): Promise<FieldWords> {
  const texts = await ownTexts(context.db, actor.id, 'protocol', 'body', READ);
  return fieldWords(texts.map((text) => JSON.parse(text)));
}
