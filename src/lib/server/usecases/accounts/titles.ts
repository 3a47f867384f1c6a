import type { TitlesChoice } from '#lib/contract/accounts.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../../context.ts';
import { readTitlesHidden, updateUser } from '../../db/accounts/users.ts';
import { tx } from '../../db/transaction.ts';

/** Whether a person reads lists of cases without titles; null until they chose. */
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
    // Lists that were rendered for this person are kept by the state of the content alone.
    await context.contentVersion.bump(trx, 'figures');
  });
  return choice;
}
