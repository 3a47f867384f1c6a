import { compareSourceEndpoint } from '#lib/contract/endpoints/compare-source.ts';
import { api } from '#lib/server/http/api.ts';
import { compareSource } from '#lib/server/usecases/items/compare-versions.ts';

export const GET = api(compareSourceEndpoint, async ({ context, actor, params: { kind, id } }) => ({
  differences: await compareSource(context, actor, kind, id),
}));
