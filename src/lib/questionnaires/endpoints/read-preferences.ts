import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { keptPreferences } from '../preference-schemas.ts';

export const readPreferencesEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/preferences',
  access: 'reader-or-invited',
  summary: 'What you want otherwise of a questionnaire: your answers, pages, order and sentences',
  params: { kind: kindAmong(['questionnaire']) },
  status: 200,
  response: keptPreferences,
} as const satisfies Endpoint;
