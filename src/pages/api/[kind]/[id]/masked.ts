import { maskImagesEndpoint } from '#lib/contract/endpoints/mask-images.ts';
import { api } from '#lib/server/http/api.ts';
import { maskImages } from '#lib/server/usecases/images/mask-images.ts';

export const POST = api(maskImagesEndpoint, async ({ context, actor, params: { kind, id }, body }) => ({
  names: Object.fromEntries(await maskImages(context, actor, kind, id, body.images)),
}));
