import { freeStorageEndpoint } from '#lib/contract/endpoints/free-storage.ts';
import { api } from '#lib/server/http/api.ts';
import { freeStorage, readStorageUse } from '#lib/server/usecases/images/storage-use.ts';

export const DELETE = api(freeStorageEndpoint, async ({ context, actor, params }) => {
  await freeStorage(context, actor.id, params.part);
  return readStorageUse(context, actor.id);
});
