import { orderCasesEndpoint } from '#lib/collections/endpoints/order-cases.ts';
import { orderCases } from '#lib/collections/server/collect-cases.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const PUT = api(orderCasesEndpoint, ({ context, actor, params, body }) =>
  orderCases(context, actor, params.collection, body.cases),
);
