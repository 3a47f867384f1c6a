import type { Actor } from '#lib/accounts/actor.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { permittedTo } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { KeptPreferences, PreferencesChange, PreferencesSaved } from '../preference-schemas.ts';
import { countPreferences, NO_PREFERENCES, PREFERENCES_COUNT_MAX } from '../preferences/preferences.ts';
import {
  countPreferencesOf,
  deletePreferences,
  findPreferences,
  writePreferences,
} from './preference-queries.ts';

/** The actor's preferences for a questionnaire. @throws AppError `not_found` */
export async function readPreferences(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  itemId: string,
): Promise<KeptPreferences> {
  await permittedTo('reader-or-invited', db, await findItem(db, 'questionnaire', itemId), actor);
  const row = await findPreferences(db, actor.id, itemId);
  return row
    ? { preferences: JSON.parse(row.content), revision: row.revision }
    : { preferences: NO_PREFERENCES, revision: 0 };
}

/** Stores preferences; empty ones are erased. @throws AppError `not_found`, `changed_meanwhile`, `preferences_full` */
export async function savePreferences(
  context: Context,
  actor: Actor,
  itemId: string,
  { preferences, revision }: PreferencesChange,
): Promise<PreferencesSaved> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const item = await findItem(trx, 'questionnaire', itemId);
    await permittedTo('reader-or-invited', trx, item, actor);
    const before = await findPreferences(trx, actor.id, itemId);
    if ((before?.revision ?? 0) !== revision) throw new AppError('changed_meanwhile');
    if (countPreferences(preferences) === 0) {
      await deletePreferences(trx, actor.id, itemId);
      return { revision: 0 };
    }
    if (!before && (await countPreferencesOf(trx, actor.id)) >= PREFERENCES_COUNT_MAX)
      throw new AppError('preferences_full');
    const content = JSON.stringify(preferences);
    return { revision: await writePreferences(trx, { userId: actor.id, itemId, content }, context.now()) };
  });
}
