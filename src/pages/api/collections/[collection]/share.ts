import { shareCollectionEndpoint } from '#lib/contract/endpoints/share-collection.ts';
import { unshareCollectionEndpoint } from '#lib/contract/endpoints/unshare-collection.ts';
import { api } from '#lib/server/http/api.ts';
import { shareCollection, unshareCollection } from '#lib/server/usecases/collections/sharing.ts';

export const POST = api(shareCollectionEndpoint, ({ context, actor, params }) =>
  shareCollection(context, actor, params.collection),
);

export const DELETE = api(unshareCollectionEndpoint, ({ context, actor, params }) =>
  unshareCollection(context, actor, params.collection),
);
