import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { rememberedVersion } from '../versions-schemas.ts';

export const rememberSourceVersionEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/source-version',
  access: 'owner-or-author',
  summary: 'Tell that you have decided about what the source of your copy has become (protocols)',
  request: rememberedVersion,
  status: 204,
} as const satisfies Endpoint;
