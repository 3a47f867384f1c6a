import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { IMAGE_ERRORS } from '#lib/platform/errors.ts';
import { uploadedImage } from '../upload-schemas.ts';

export const takeInImageEndpoint = {
  method: 'POST',
  path: '/uploads/[upload]/image',
  access: 'signed-in',
  summary: 'Make an image of a finished upload; asking again gives the same answer',
  status: 200,
  response: uploadedImage,
  errors: IMAGE_ERRORS,
} as const satisfies Endpoint;
