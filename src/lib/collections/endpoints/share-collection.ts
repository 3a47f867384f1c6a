import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { shareToken } from '../schemas.ts';

export const shareCollectionEndpoint = {
  method: 'POST',
  path: '/collections/[collection]/share',
  access: 'signed-in',
  summary:
    'Make a link by which a list of yours can be read; another one takes the place of a link that there is',
  status: 201,
  response: shareToken,
  errors: ['not_found'],
} as const satisfies Endpoint;
