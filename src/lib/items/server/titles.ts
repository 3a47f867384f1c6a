import type { Actor } from '#lib/accounts/actor.ts';
import type { TitlesChoice } from '#lib/accounts/schemas.ts';
import { readTitlesHidden, updateUser } from '#lib/accounts/server/users-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';

/** Whether a person reads lists of cases without titles; null if not chosen. */
export function titlesChoice({ db }: Pick<Context, 'db'>, actor: Actor): Promise<boolean | null> {
  return readTitlesHidden(db, actor.id);
}

/** Remembers whether a person reads lists of cases without titles. */
export async function chooseTitles(
  context: Context,
  actor: Actor,
  choice: TitlesChoice,
): Promise<TitlesChoice> {
  await tx(context, async (trx) => {
    await updateUser(trx, actor.id, { titles_hidden: choice.titlesHidden ? 1 : 0 });
    // Cached lists of this person only depend on the content version, which must therefore change.
    await context.contentVersion.bump(trx, 'figures');
  });
  return choice;
}
