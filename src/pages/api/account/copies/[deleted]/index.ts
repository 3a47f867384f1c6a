import { readLeftInCopiesEndpoint } from '#lib/images/endpoints/read-left-in-copies.ts';
import { readLeftInCopies } from '#lib/images/server/left-in-copies.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readLeftInCopiesEndpoint, async ({ context, actor, params }) => ({
  images: await readLeftInCopies(context, actor.id, params.deleted),
}));
