import { keepSharedCollectionEndpoint } from '#lib/collections/endpoints/keep-shared-collection.ts';
import { keepShared } from '#lib/collections/server/share-collection.ts';
import { keptName } from '#lib/collections/texts.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(keepSharedCollectionEndpoint, ({ context, actor, body }) =>
  keepShared(context, actor, body.token, keptName),
);
