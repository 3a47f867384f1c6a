import { ATTESTATION_MAX, attestation } from '#lib/items/schemas.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const attestImagesEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/attestation',
  access: 'owner-or-author',
  summary:
    'Attest that nothing in these images of your item identifies the patient; kept for each with who and when',
  request: attestation,
  bodyMax: ATTESTATION_MAX,
  status: 204,
  errors: ['image_foreign'],
} as const satisfies Endpoint;
