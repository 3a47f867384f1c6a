import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { MASKING_BODY_MAX, MASKING_ERRORS, maskedNames, publicMasking } from '../masking-schemas.ts';

export const maskPublicImagesEndpoint = {
  method: 'POST',
  path: '/administration/items/[item]/masked',
  access: 'administrator',
  summary:
    'Black out parts of images of a public item, for good, wherever its owner and copies of it show them; its author reads the reason',
  confirms: 'mask',
  request: publicMasking,
  bodyMax: MASKING_BODY_MAX,
  status: 200,
  response: maskedNames,
  errors: ['not_found', ...MASKING_ERRORS],
} as const satisfies Endpoint;
