import { freeStorageEndpoint } from '#lib/images/endpoints/free-storage.ts';
import { freeStorage, readStorageUse } from '#lib/images/server/storage-use.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const DELETE = api(freeStorageEndpoint, async ({ context, actor, params }) => {
  await freeStorage(context, actor.id, params.part);
  return readStorageUse(context, actor.id);
});
