import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const listProtocolWordsEndpoint = {
  method: 'GET',
  path: '/account/protocol-words',
  access: 'signed-in',
  summary: 'Words to propose in the short fields of protocols, by field: those of your own protocols first',
  status: 200,
  response: z.object({ words: z.record(z.string(), z.array(z.string())) }),
} as const satisfies Endpoint;
