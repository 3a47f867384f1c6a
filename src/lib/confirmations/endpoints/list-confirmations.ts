import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { itemConfirmations } from '../schemas.ts';

export const listConfirmationsEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/confirmations',
  access: 'owner-or-author',
  summary: 'Who was asked to confirm that they have read the versions of your protocol, and who has',
  params: { kind: kindAmong(['protocol']) },
  status: 200,
  response: itemConfirmations,
} as const satisfies Endpoint;
