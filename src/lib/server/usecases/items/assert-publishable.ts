import type { Transaction } from 'kysely';
import { AppError } from '#lib/contract/errors.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { BodyOfKind } from '#lib/kinds/bodies.ts';
import { isRequired, type Publishable } from '#lib/kinds/lacks.ts';
import { lacksOf } from '#lib/kinds/publishing.ts';
import { unattestedFiles } from '../../db/images/attestations.ts';
import type { ItemRow } from '../../db/item-writes.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Refuses to show an item to everyone without what that takes.
 * @throws AppError `protocol_not_validated`, or `publish_incomplete` naming everything that is missing
 */
export async function assertPublishable(
  trx: Transaction<Database>,
  { id, kind }: Pick<ItemRow, 'id' | 'kind'>,
  shown: Omit<Publishable<BodyOfKind[ItemKind]>, 'unattested'>,
): Promise<void> {
  const unattested = (await unattestedFiles(trx, id)).size;
  const lacks = lacksOf(kind, { ...shown, unattested }).filter(isRequired);
  if (lacks.includes('validation')) throw new AppError('protocol_not_validated');
  if (lacks.length > 0) throw new AppError('publish_incomplete', { details: lacks });
}
