import { compareSourceEndpoint } from '#lib/items/endpoints/compare-source.ts';
import { compareSource } from '#lib/items/server/compare-versions.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(compareSourceEndpoint, async ({ context, actor, params: { kind, id } }) => ({
  differences: await compareSource(context, actor, kind, id),
}));
