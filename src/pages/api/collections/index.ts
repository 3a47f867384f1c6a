import { createCollectionEndpoint } from '#lib/contract/endpoints/create-collection.ts';
import { listCollectionsEndpoint } from '#lib/contract/endpoints/list-collections.ts';
import { api } from '#lib/server/http/api.ts';
import { createCollection, listCollections } from '#lib/server/usecases/collections/collections.ts';

export const GET = api(listCollectionsEndpoint, async ({ context, actor }) => ({
  collections: await listCollections(context, actor),
}));

export const POST = api(createCollectionEndpoint, ({ context, actor, body }) =>
  createCollection(context, actor, body),
);
