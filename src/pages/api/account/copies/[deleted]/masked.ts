import { maskLeftInCopiesEndpoint } from '#lib/images/endpoints/mask-left-in-copies.ts';
import { maskInCopies } from '#lib/images/server/mask-images.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(maskLeftInCopiesEndpoint, async ({ context, actor, params, body }) => ({
  names: Object.fromEntries(await maskInCopies(context, actor, params.deleted, body.images)),
}));
