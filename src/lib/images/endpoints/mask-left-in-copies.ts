import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { MASKING_BODY_MAX, MASKING_ERRORS, maskedNames, masking } from '../masking-schemas.ts';

export const maskLeftInCopiesEndpoint = {
  method: 'POST',
  path: '/account/copies/[deleted]/masked',
  access: 'signed-in',
  summary: 'Black out parts of images of a content that you have deleted, for good, in every copy made of it',
  confirms: 'mask',
  request: masking,
  bodyMax: MASKING_BODY_MAX,
  status: 200,
  response: maskedNames,
  errors: ['not_found', ...MASKING_ERRORS],
} as const satisfies Endpoint;
