import { ATTESTATION_MAX, attestation } from '#lib/contract/items.ts';
import { noContent } from '#lib/server/http/answers.ts';
import { itemOf, signedInApi } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { attestImages } from '#lib/server/usecases/images/attest-images.ts';

export const POST = signedInApi(async ({ context, actor, params, request }) => {
  const { kind, id } = itemOf(params);
  const { images } = await readJson(request, attestation, ATTESTATION_MAX);
  await attestImages(context, actor, kind, id, images);
  return noContent();
});
