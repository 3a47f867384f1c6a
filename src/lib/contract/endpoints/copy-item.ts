import type { Endpoint } from '../endpoint.ts';
import { newItemAnswer } from '../items.ts';

export const copyItemEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/copy',
  access: 'reader',
  summary: 'Make a private copy of your own',
  status: 201,
  response: newItemAnswer,
  errors: ['quota_full'],
} as const satisfies Endpoint;
