import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { MASKING_BODY_MAX, maskedNames, masking } from '../masking-schemas.ts';

export const maskImagesEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/masked',
  access: 'owner',
  summary:
    'Black out parts of images of your item, for good: working copy, versions and copies made of it show the masked images from then on',
  request: masking,
  bodyMax: MASKING_BODY_MAX,
  status: 200,
  response: maskedNames,
  errors: [
    'image_foreign',
    'image_unreadable',
    'image_too_large',
    'quota_full',
    'file_damaged',
    'changed_meanwhile',
  ],
} as const satisfies Endpoint;
