import { orderCollectionsEndpoint } from '#lib/contract/endpoints/order-collections.ts';
import { api } from '#lib/server/http/api.ts';
import { orderCollections } from '#lib/server/usecases/collections/collections.ts';

export const PUT = api(orderCollectionsEndpoint, async ({ context, actor, body }) => ({
  collections: await orderCollections(context, actor, body.collections),
}));
