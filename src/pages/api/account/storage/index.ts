import { json } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { readStorageUse } from '#lib/server/usecases/images/storage-use.ts';

export const GET = signedInApi(async ({ context, actor }) => json(await readStorageUse(context, actor.id)));
