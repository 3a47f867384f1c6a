import { AppError } from '#lib/contract/errors.ts';
import { FREEABLE } from '#lib/contract/storage.ts';
import { json } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { freeStorage, readStorageUse } from '#lib/server/usecases/images/storage-use.ts';

export const DELETE = signedInApi(async ({ context, actor, params }) => {
  const part = FREEABLE.find((each) => each === params.part);
  if (!part) throw new AppError('not_found');
  await freeStorage(context, actor.id, part);
  return json(await readStorageUse(context, actor.id));
});
