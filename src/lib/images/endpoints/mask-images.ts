import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { MASKING_BODY_MAX, MASKING_ERRORS, maskedNames, masking } from '../masking-schemas.ts';

export const maskImagesEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/masked',
  access: 'owner',
  summary:
    'Black out parts of images of your item, for good: working copy, versions and copies made of it show the masked images from then on',
  confirms: 'mask',
  request: masking,
  bodyMax: MASKING_BODY_MAX,
  status: 200,
  response: maskedNames,
  errors: MASKING_ERRORS,
} as const satisfies Endpoint;
