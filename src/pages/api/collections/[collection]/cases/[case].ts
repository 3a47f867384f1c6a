import { collectCaseEndpoint } from '#lib/contract/endpoints/collect-case.ts';
import { uncollectCaseEndpoint } from '#lib/contract/endpoints/uncollect-case.ts';
import { api } from '#lib/server/http/api.ts';
import { collectCase, uncollectCase } from '#lib/server/usecases/collections/collected-cases.ts';

export const PUT = api(collectCaseEndpoint, ({ context, actor, params, body }) =>
  collectCase(context, actor, params, body),
);

export const DELETE = api(uncollectCaseEndpoint, ({ context, actor, params }) =>
  uncollectCase(context, actor, params),
);
