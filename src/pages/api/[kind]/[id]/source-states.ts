import { readSourceStatesEndpoint } from '#lib/contract/endpoints/read-source-states.ts';
import { api } from '#lib/server/http/api.ts';
import { readTakeover } from '#lib/server/usecases/items/take-over-source.ts';

export const GET = api(readSourceStatesEndpoint, ({ context, actor, params: { kind, id } }) =>
  readTakeover(context, actor, kind, id),
);
