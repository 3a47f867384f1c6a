import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const healthEndpoint = {
  method: 'GET',
  path: '/health',
  access: 'anyone',
  summary: 'The process answers',
  status: 200,
  response: z.object({ status: z.string() }),
} as const satisfies Endpoint;
