import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { profileAnswer, profileChange } from '../schemas.ts';

export const changeProfileEndpoint = {
  method: 'PATCH',
  path: '/account/profile',
  access: 'signed-in',
  summary: 'Change the name that is shown',
  request: profileChange,
  status: 200,
  response: profileAnswer,
  errors: ['display_name_invalid'],
} as const satisfies Endpoint;
