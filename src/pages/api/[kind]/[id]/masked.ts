import { maskImagesEndpoint } from '#lib/images/endpoints/mask-images.ts';
import { maskImages } from '#lib/images/server/mask-images.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(maskImagesEndpoint, async ({ context, actor, params: { kind, id }, body }) => ({
  names: Object.fromEntries(await maskImages(context, actor, kind, id, body.images)),
}));
