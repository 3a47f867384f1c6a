import { changeCollectionEndpoint } from '#lib/contract/endpoints/change-collection.ts';
import { deleteCollectionEndpoint } from '#lib/contract/endpoints/delete-collection.ts';
import { readCollectionEndpoint } from '#lib/contract/endpoints/read-collection.ts';
import { api } from '#lib/server/http/api.ts';
import { readCollection } from '#lib/server/usecases/collections/collected-cases.ts';
import { changeCollection, removeCollection } from '#lib/server/usecases/collections/collections.ts';

export const GET = api(readCollectionEndpoint, ({ context, actor, params, query }) =>
  readCollection(context, actor, params.collection, { titlesHidden: query.titres === 'masques' }),
);

export const PATCH = api(changeCollectionEndpoint, ({ context, actor, params, body }) =>
  changeCollection(context, actor, params.collection, body),
);

export const DELETE = api(deleteCollectionEndpoint, ({ context, actor, params }) =>
  removeCollection(context, actor, params.collection),
);
