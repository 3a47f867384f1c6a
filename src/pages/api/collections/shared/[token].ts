import { readSharedCollectionEndpoint } from '#lib/collections/endpoints/read-shared-collection.ts';
import { readSharedIds } from '#lib/collections/server/share-collection.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readSharedCollectionEndpoint, ({ context, actor, params }) =>
  readSharedIds(context, actor, params.token),
);
