import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AccountDeletion } from '#lib/contract/accounts.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../../context.ts';
import { freeTexts, textsOf } from '../../db/body-texts.ts';
import { reindexOwner } from '../../db/item-index.ts';
import { keepPublishedOnly } from '../../db/item-versions.ts';
import { withdrawRatings } from '../../db/item-writes.ts';
import { lockNames, markNamesakes } from '../../db/names.ts';
import type { Database } from '../../db/schema.ts';
import { tx } from '../../db/transaction.ts';
import { provePassword } from './prove-password.ts';
import type { Guesser } from './take-guess.ts';

/** Takes the person out of what outlives the account: counts stay true, but of nobody in particular. */
async function forget(trx: Transaction<Database>, userId: string): Promise<void> {
  const nobody = `gone-${randomUUID()}`;
  await trx.updateTable('view').set({ user_id: nobody }).where('user_id', '=', userId).execute();
  await trx.updateTable('copy').set({ copier_id: nobody }).where('copier_id', '=', userId).execute();
  await trx.updateTable('event').set({ user_id: null }).where('user_id', '=', userId).execute();
  await trx
    .updateTable('item_version')
    .set({ publisher_id: null })
    .where('publisher_id', '=', userId)
    .execute();
  await trx.updateTable('attestation').set({ user_id: null }).where('user_id', '=', userId).execute();
  const mine = trx.selectFrom('item').select('id').where('owner_id', '=', userId);
  await trx.updateTable('copy').set({ source_author: '' }).where('source_id', 'in', mine).execute();
}

/**
 * Deletes the account for good, once the password is given again: sessions, codes, ratings, everything that is not
 * public, and the public items too unless they are to stay (nameless, as their readers see them).
 * @throws AppError `wrong_password` or `too_many_attempts`
 */
export async function deleteAccount(
  context: Context,
  actor: Actor,
  { password, publicItems }: AccountDeletion,
  guesser: Guesser,
): Promise<void> {
  await provePassword(context, actor, password, guesser);
  await tx(context, async (trx) => {
    await lockNames(trx);
    await withdrawRatings(trx, actor.id);
    await forget(trx, actor.id);
    const texts = await textsOf(trx, { where: 'owner_id', is: actor.id });
    await trx
      .deleteFrom('item')
      .where('owner_id', '=', actor.id)
      .$if(publicItems === 'keep', (query) => query.where('visibility', '!=', 'public'))
      .execute();
    await keepPublishedOnly(trx, actor.id);
    await freeTexts(trx, texts);
    await reindexOwner(trx, actor.id, '');
    // The items left lose their owner, the sessions go: the schema's foreign keys see to it.
    const gone = await trx
      .deleteFrom('user')
      .where('id', '=', actor.id)
      .returning(['username_looks', 'display_name_looks'])
      .executeTakeFirst();
    await markNamesakes(trx, gone?.username_looks ?? null);
    await markNamesakes(trx, gone?.display_name_looks ?? null);
    await context.contentVersion.bump(trx, 'lists');
  });
}
