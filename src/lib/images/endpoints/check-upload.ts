import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { IMAGE_ERRORS } from '#lib/platform/errors.ts';
import { uploadCheck } from '../upload-schemas.ts';

export const checkUploadEndpoint = {
  method: 'POST',
  path: '/uploads/[upload]/check',
  access: 'signed-in',
  summary: 'Say what would be stored of a finished upload, and keep nothing',
  status: 200,
  response: uploadCheck,
  errors: IMAGE_ERRORS,
} as const satisfies Endpoint;
