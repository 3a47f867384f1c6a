import type { CollectionEntry, SharedCollection } from '#lib/contract/collections.ts';
import { COLLECTION_NAME_MAX } from '#lib/domain/collection.ts';

const STANDING = { review: 'À revoir', favourite: 'Favoris' };

/** What a list is called. */
export function collectionName({ kind, name }: Pick<CollectionEntry, 'kind' | 'name'>): string {
  return kind === 'named' ? name : STANDING[kind];
}

/** What a shared list is called among one's own. */
export function keptName(shared: Pick<SharedCollection, 'kind' | 'name' | 'owner'>): string {
  const name = collectionName(shared);
  if (shared.kind === 'named') return name;
  return `${name} de ${shared.owner}`.slice(0, COLLECTION_NAME_MAX).trim();
}
