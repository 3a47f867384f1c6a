import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { phraseChange, phraseEntry } from '../schemas.ts';

export const changePhraseEndpoint = {
  method: 'PUT',
  path: '/account/phrases/[phrase]',
  access: 'signed-in',
  summary: 'Change a phrase of yours, as it was at the revision named',
  request: phraseChange,
  status: 200,
  response: phraseEntry,
  errors: [
    'not_found',
    'phrase_code_invalid',
    'phrase_text_invalid',
    'phrase_code_taken',
    'changed_meanwhile',
  ],
} as const satisfies Endpoint;
