import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const giveUpUploadEndpoint = {
  method: 'DELETE',
  path: '/uploads/[upload]',
  access: 'signed-in',
  summary: 'Give an upload up (tus: termination)',
  headers: ['Tus-Resumable'],
  status: 204,
  errors: ['upload_refused', 'not_found'],
} as const satisfies Endpoint;
