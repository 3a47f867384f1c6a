import { createCollectionEndpoint } from '#lib/collections/endpoints/create-collection.ts';
import { listCollectionsEndpoint } from '#lib/collections/endpoints/list-collections.ts';
import { createCollection, listCollections } from '#lib/collections/server/change-collections.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listCollectionsEndpoint, async ({ context, actor }) => ({
  collections: await listCollections(context, actor),
}));

export const POST = api(createCollectionEndpoint, ({ context, actor, body }) =>
  createCollection(context, actor, body),
);
