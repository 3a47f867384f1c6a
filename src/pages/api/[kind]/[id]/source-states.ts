import { readSourceStatesEndpoint } from '#lib/items/endpoints/read-source-states.ts';
import { readTakeover } from '#lib/items/server/take-over-source.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readSourceStatesEndpoint, ({ context, actor, params: { kind, id } }) =>
  readTakeover(context, actor, kind, id),
);
