import { readStorageEndpoint } from '#lib/images/endpoints/read-storage.ts';
import { readStorageUse } from '#lib/images/server/storage-use.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readStorageEndpoint, ({ context, actor }) => readStorageUse(context, actor.id));
