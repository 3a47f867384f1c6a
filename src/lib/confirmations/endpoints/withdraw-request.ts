import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { itemConfirmations } from '../schemas.ts';

export const withdrawRequestEndpoint = {
  method: 'DELETE',
  path: '/[kind]/[id]/confirmations/[reader]',
  access: 'owner-or-author',
  summary: 'Ask somebody no longer to confirm the version in use; what they have confirmed stays',
  params: { kind: kindAmong(['protocol']) },
  status: 200,
  response: itemConfirmations,
} as const satisfies Endpoint;
