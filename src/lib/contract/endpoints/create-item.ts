import type { Endpoint } from '../endpoint.ts';
import { kindAmong } from '../endpoint-params.ts';
import { newItem, newItemAnswer } from '../items.ts';

export const createItemEndpoint = {
  method: 'POST',
  path: '/[kind]',
  access: 'signed-in',
  summary: 'Make an empty draft (cases)',
  params: { kind: kindAmong(['case']) },
  request: newItem,
  status: 201,
  response: newItemAnswer,
  errors: ['title_required', 'title_too_long'],
} as const satisfies Endpoint;
