import { readStorageEndpoint } from '#lib/contract/endpoints/read-storage.ts';
import { api } from '#lib/server/http/api.ts';
import { readStorageUse } from '#lib/server/usecases/images/storage-use.ts';

export const GET = api(readStorageEndpoint, ({ context, actor }) => readStorageUse(context, actor.id));
