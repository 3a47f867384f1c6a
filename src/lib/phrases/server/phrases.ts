import type { Actor } from '#lib/accounts/actor.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { PHRASES_MAX, type Phrase } from '../phrase.ts';
import type { PhraseChange, PhraseEntry } from '../schemas.ts';
import type { PhraseTable } from './phrase-tables.ts';
import {
  countPhrases,
  deletePhrase,
  findPhrase,
  insertPhrase,
  phrasesOf,
  updatePhrase,
} from './phrases-queries.ts';

const entryOf = ({ id, code, content, revision }: PhraseTable): PhraseEntry => ({
  _id: id,
  code,
  text: content,
  revision,
});

/** A person's phrases, by code. */
export async function listPhrases({ db }: Pick<Context, 'db'>, userId: string): Promise<PhraseEntry[]> {
  return (await phrasesOf(db, userId)).map(entryOf);
}

/** Adds a phrase. @throws AppError `phrase_code_taken`, `phrases_full` */
export function createPhrase(context: Context, actor: Actor, phrase: Phrase): Promise<PhraseEntry> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    if (await findPhrase(trx, actor.id, phrase)) throw new AppError('phrase_code_taken');
    if ((await countPhrases(trx, actor.id)) >= PHRASES_MAX) throw new AppError('phrases_full');
    return entryOf(await insertPhrase(trx, actor.id, phrase, context.now()));
  });
}

/** Changes a phrase. @throws AppError `not_found`, `changed_meanwhile`, `phrase_code_taken` */
export function changePhrase(
  context: Context,
  actor: Actor,
  id: string,
  { code, text, revision }: PhraseChange,
): Promise<PhraseEntry> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const before = await findPhrase(trx, actor.id, { id });
    if (!before) throw new AppError('not_found');
    if (before.revision !== revision) throw new AppError('changed_meanwhile');
    const namesake = await findPhrase(trx, actor.id, { code });
    if (namesake && namesake.id !== id) throw new AppError('phrase_code_taken');
    return entryOf(await updatePhrase(trx, id, { code, text }, context.now()));
  });
}

/** Deletes a phrase. @throws AppError `not_found` */
export async function removePhrase({ db }: Pick<Context, 'db'>, actor: Actor, id: string): Promise<void> {
  if (!(await deletePhrase(db, actor.id, id))) throw new AppError('not_found');
}

/**
 * Adds many phrases, all or none; each replaces an existing one with the same code. Of two with one code, the
 * last is kept.
 * @returns all of the person's phrases
 * @throws AppError `phrases_full`
 */
export function importPhrases(
  context: Context,
  actor: Actor,
  phrases: readonly Phrase[],
): Promise<PhraseEntry[]> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    for (const phrase of phrases) {
      const before = await findPhrase(trx, actor.id, { code: phrase.code });
      if (!before) await insertPhrase(trx, actor.id, phrase, context.now());
      else if (before.code !== phrase.code || before.content !== phrase.text)
        await updatePhrase(trx, before.id, phrase, context.now());
    }
    if ((await countPhrases(trx, actor.id)) > PHRASES_MAX) throw new AppError('phrases_full');
    return (await phrasesOf(trx, actor.id)).map(entryOf);
  });
}
