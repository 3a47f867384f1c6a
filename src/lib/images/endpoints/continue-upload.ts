import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const continueUploadEndpoint = {
  method: 'PATCH',
  path: '/uploads/[upload]',
  access: 'signed-in',
  summary: 'Send more bytes (tus)',
  headers: ['Tus-Resumable', 'Upload-Offset', 'Content-Type'],
  readsBody: 'handler',
  status: 204,
  errors: ['upload_refused', 'not_found', 'upload_offset', 'image_too_large'],
} as const satisfies Endpoint;
