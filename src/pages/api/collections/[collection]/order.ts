import { orderCasesEndpoint } from '#lib/contract/endpoints/order-cases.ts';
import { api } from '#lib/server/http/api.ts';
import { orderCases } from '#lib/server/usecases/collections/collected-cases.ts';

export const PUT = api(orderCasesEndpoint, ({ context, actor, params, body }) =>
  orderCases(context, actor, params.collection, body.cases),
);
