import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const startUploadEndpoint = {
  method: 'POST',
  path: '/uploads',
  access: 'signed-in',
  summary:
    'Start an upload (tus: creation), its metadata naming the `sha256` of what is to come; Location says where it goes on',
  headers: ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata'],
  readsBody: 'handler',
  status: 201,
  errors: [
    'upload_refused',
    'checksum_required',
    'image_too_large',
    'uploads_full',
    'quota_full',
    'quota_lately',
  ],
} as const satisfies Endpoint;
