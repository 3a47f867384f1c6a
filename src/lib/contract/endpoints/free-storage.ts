import { z } from 'zod';
import { FREEABLE } from '#lib/domain/freeable.ts';
import type { Endpoint } from '../endpoint.ts';
import { storageUse } from '../storage.ts';

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
