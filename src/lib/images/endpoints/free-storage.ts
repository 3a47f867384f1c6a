import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { FREEABLE } from '../freeable.ts';
import { storageUse } from '../storage-schemas.ts';

export const freeStorageEndpoint = {
  method: 'DELETE',
  path: '/account/storage/[part]',
  access: 'signed-in',
  summary: 'Give up your uploads under way (`pending`), or the images that no content uses (`unplaced`)',
  params: { part: z.enum(FREEABLE) },
  status: 200,
  response: storageUse,
  errors: ['not_found'],
} as const satisfies Endpoint;
