import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { PHRASE_IMPORT_MAX, phraseImport, phraseList } from '../schemas.ts';

export const importPhrasesEndpoint = {
  method: 'POST',
  path: '/account/phrases/import',
  access: 'signed-in',
  summary: 'Add many phrases at once, all or none; those of a code that you have take its place',
  request: phraseImport,
  bodyMax: PHRASE_IMPORT_MAX,
  status: 200,
  response: phraseList,
  errors: ['phrase_code_invalid', 'phrase_text_invalid', 'phrases_full'],
} as const satisfies Endpoint;
