import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const readyEndpoint = {
  method: 'GET',
  path: '/ready',
  access: 'anyone',
  summary: 'The process and its database answer',
  status: 200,
  response: z.object({ status: z.string() }),
} as const satisfies Endpoint;
