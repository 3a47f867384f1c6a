import { changeCollectionEndpoint } from '#lib/collections/endpoints/change-collection.ts';
import { deleteCollectionEndpoint } from '#lib/collections/endpoints/delete-collection.ts';
import { readCollectionEndpoint } from '#lib/collections/endpoints/read-collection.ts';
import { changeCollection, removeCollection } from '#lib/collections/server/change-collections.ts';
import { readCollection } from '#lib/collections/server/collect-cases.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readCollectionEndpoint, ({ context, actor, params, query }) =>
  readCollection(context, actor, params.collection, { titlesHidden: query.titres === 'masques' }),
);

export const PATCH = api(changeCollectionEndpoint, ({ context, actor, params, body }) =>
  changeCollection(context, actor, params.collection, body),
);

export const DELETE = api(deleteCollectionEndpoint, ({ context, actor, params }) =>
  removeCollection(context, actor, params.collection),
);
