import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { note } from '../note-schemas.ts';

export const readNoteEndpoint = {
  method: 'GET',
  path: '/notes/[case]',
  access: 'signed-in',
  summary: 'What you wrote down about a case',
  status: 200,
  response: note,
  errors: ['not_found'],
} as const satisfies Endpoint;
