import { noContent } from '#lib/server/http/answers.ts';
import { itemOf, signedInApi } from '#lib/server/http/api.ts';
import { attestImages } from '#lib/server/usecases/attest-images.ts';

export const POST = signedInApi(async ({ context, actor, params }) => {
  const { kind, id } = itemOf(params);
  await attestImages(context, actor, kind, id);
  return noContent();
});
