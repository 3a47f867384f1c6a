import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { IMAGE_ERRORS } from '#lib/platform/errors.ts';
import { frameDetails, uploadedImage } from '../upload-schemas.ts';

export const takeInFrameEndpoint = {
  method: 'POST',
  path: '/uploads/[upload]/frame',
  access: 'signed-in',
  summary: 'Make a frame (docs/frame-format.md) of a finished upload, with its preview',
  request: frameDetails,
  status: 200,
  response: uploadedImage,
  errors: IMAGE_ERRORS,
} as const satisfies Endpoint;
