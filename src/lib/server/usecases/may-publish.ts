import { AppError } from '#lib/contract/errors.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { PUBLISHABLE_STATUS } from '#lib/domain/kinds/vocabulary.ts';

/** A protocol that nobody has validated must not be followed by strangers. @throws AppError `protocol_not_validated` */
export function mayPublish(kind: ItemKind, body: object): void {
  if (kind !== 'protocol') return;
  if ((body as { reviewStatus?: string }).reviewStatus !== PUBLISHABLE_STATUS)
    throw new AppError('protocol_not_validated');
}
