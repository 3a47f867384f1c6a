import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { newItemAnswer } from '../schemas.ts';

export const copyItemEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/copy',
  access: 'reader',
  summary: 'Make a private copy of your own',
  status: 201,
  response: newItemAnswer,
  errors: ['quota_full', 'reader_only'],
} as const satisfies Endpoint;
