import { listLeftInCopiesEndpoint } from '#lib/images/endpoints/list-left-in-copies.ts';
import { listLeftInCopies } from '#lib/images/server/left-in-copies.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listLeftInCopiesEndpoint, async ({ context, actor }) => ({
  items: await listLeftInCopies(context, actor.id),
}));
