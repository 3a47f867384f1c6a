import type { Transaction } from 'kysely';
import { unattestedFiles } from '#lib/images/server/attestations-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from '../kinds/bodies.ts';
import { isRequired, type Publishable } from '../kinds/lacks.ts';
import { lacksOf } from '../kinds/publishing.ts';
import type { ItemRow } from './item-write-queries.ts';

/**
 * Refuses to publish an item that does not meet the requirements.
 * @throws AppError `protocol_not_validated`, or `publish_incomplete` with everything that is missing
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
