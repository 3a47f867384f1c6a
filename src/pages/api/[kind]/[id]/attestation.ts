import { attestImagesEndpoint } from '#lib/images/endpoints/attest-images.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(attestImagesEndpoint, async ({ context, actor, params: { kind, id }, body }) => {
  await attestImages(context, actor, kind, id, body.images);
});
