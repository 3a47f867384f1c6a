import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const readUploadEndpoint = {
  method: 'GET',
  path: '/uploads/[upload]',
  access: 'signed-in',
  summary: 'How far an upload has come (tus: also HEAD)',
  headers: ['Tus-Resumable'],
  status: 200,
  errors: ['upload_refused', 'not_found'],
} as const satisfies Endpoint;
