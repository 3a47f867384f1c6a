import { keepSharedCollectionEndpoint } from '#lib/contract/endpoints/keep-shared-collection.ts';
import { keptName } from '#lib/messages/collections.ts';
import { api } from '#lib/server/http/api.ts';
import { keepShared } from '#lib/server/usecases/collections/sharing.ts';

export const POST = api(keepSharedCollectionEndpoint, ({ context, actor, body }) =>
  keepShared(context, actor, body.token, keptName),
);
