import { orderCollectionsEndpoint } from '#lib/collections/endpoints/order-collections.ts';
import { orderCollections } from '#lib/collections/server/change-collections.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const PUT = api(orderCollectionsEndpoint, async ({ context, actor, body }) => ({
  collections: await orderCollections(context, actor, body.collections),
}));
