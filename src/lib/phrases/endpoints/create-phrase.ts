import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { newPhrase, phraseEntry } from '../schemas.ts';

export const createPhraseEndpoint = {
  method: 'POST',
  path: '/account/phrases',
  access: 'signed-in',
  summary: 'Add a phrase',
  request: newPhrase,
  status: 201,
  response: phraseEntry,
  errors: ['phrase_code_invalid', 'phrase_text_invalid', 'phrase_code_taken', 'phrases_full'],
} as const satisfies Endpoint;
