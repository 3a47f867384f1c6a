import type { Actor } from '#lib/accounts/actor.ts';
import type { CaseBody } from '#lib/cases/body-schema.ts';
import { withholdFolders } from '#lib/cases/server/withhold-folders.ts';
import type { ShownPart } from '#lib/cases/shown-folders.ts';
import type { ItemRow } from '#lib/items/server/item-write-queries.ts';
import { askerInvited } from '#lib/items/server/readable-item.ts';
import { readShownBody } from '#lib/items/server/shown-body.ts';
import { versionFor } from '#lib/items/server/working-copy.ts';
import type { Context } from '#lib/platform/server/context.ts';

/**
 * The folders of a case that a reader (null signed out) may see, without those that its questions keep back from them. The
 * caller has decided that they may see the case.
 * @param isRevealed whether its answer was asked for: then all are returned
 */
export async function foldersSeen(
  { db }: Pick<Context, 'db'>,
  item: ItemRow,
  actor: Pick<Actor, 'id'> | null,
  isRevealed = false,
): Promise<Pick<CaseBody, 'folders'> & ShownPart> {
  const asker = actor ? await askerInvited(db, item, actor) : 'signed-out';
  const shown = { id: item.id, version: versionFor(item, asker), asker };
  const whole = await readShownBody(db, 'case', shown, ['folders', 'findings', 'questions']);
  const reader = { caseId: item.id, asker, personId: actor?.id ?? null };
  return withholdFolders({ db }, reader, whole, isRevealed);
}
