import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const openApiEndpoint = {
  method: 'GET',
  path: '/openapi.json',
  access: 'anyone',
  summary: 'This document',
  status: 200,
  response: z.record(z.string(), z.unknown()),
} as const satisfies Endpoint;
