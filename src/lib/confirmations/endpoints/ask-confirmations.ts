import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { itemConfirmations, peopleToAsk } from '../schemas.ts';

export const askConfirmationsEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/confirmations',
  access: 'owner-or-author',
  summary:
    'Ask people to confirm that they have read and understood the version of your public protocol that is in use; all of them, or nobody when one cannot be asked',
  params: { kind: kindAmong(['protocol']) },
  request: peopleToAsk,
  status: 200,
  response: itemConfirmations,
  errors: ['confirmation_not_public', 'confirmation_unknown', 'confirmation_own', 'confirmations_full'],
} as const satisfies Endpoint;
