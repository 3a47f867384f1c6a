import { readSharedCollectionEndpoint } from '#lib/contract/endpoints/read-shared-collection.ts';
import { api } from '#lib/server/http/api.ts';
import { readSharedIds } from '#lib/server/usecases/collections/sharing.ts';

export const GET = api(readSharedCollectionEndpoint, ({ context, actor, params }) =>
  readSharedIds(context, actor, params.token),
);
