import { collectCaseEndpoint } from '#lib/collections/endpoints/collect-case.ts';
import { uncollectCaseEndpoint } from '#lib/collections/endpoints/uncollect-case.ts';
import { collectCase, uncollectCase } from '#lib/collections/server/collect-cases.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const PUT = api(collectCaseEndpoint, ({ context, actor, params, body }) =>
  collectCase(context, actor, params, body),
);

export const DELETE = api(uncollectCaseEndpoint, ({ context, actor, params }) =>
  uncollectCase(context, actor, params),
);
