import { maskAsAdministrator } from '#lib/administration/server/mask-public-images.ts';
import { maskPublicImagesEndpoint } from '#lib/images/endpoints/mask-public-images.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(maskPublicImagesEndpoint, async ({ context, actor, params, body }) => ({
  names: Object.fromEntries(await maskAsAdministrator(context, actor, params.item, body)),
}));
