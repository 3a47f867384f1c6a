import { shareCollectionEndpoint } from '#lib/collections/endpoints/share-collection.ts';
import { unshareCollectionEndpoint } from '#lib/collections/endpoints/unshare-collection.ts';
import { shareCollection, unshareCollection } from '#lib/collections/server/share-collection.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(shareCollectionEndpoint, ({ context, actor, params }) =>
  shareCollection(context, actor, params.collection),
);

export const DELETE = api(unshareCollectionEndpoint, ({ context, actor, params }) =>
  unshareCollection(context, actor, params.collection),
);
