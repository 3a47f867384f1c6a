import { attestImagesEndpoint } from '#lib/contract/endpoints/attest-images.ts';
import { api } from '#lib/server/http/api.ts';
import { attestImages } from '#lib/server/usecases/images/attest-images.ts';

export const POST = api(attestImagesEndpoint, async ({ context, actor, params: { kind, id }, body }) => {
  await attestImages(context, actor, kind, id, body.images);
});
