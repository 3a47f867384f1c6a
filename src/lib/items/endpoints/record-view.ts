import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';

export const recordViewEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/views',
  access: 'reader-or-invited',
  summary: 'Tell that you have opened a case that was fetched ahead: it is counted once a day',
  params: { kind: kindAmong(['case']) },
  status: 204,
} as const satisfies Endpoint;
