import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { readForm } from '../form-schemas.ts';

export const readFormEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/form',
  access: 'reader-or-invited',
  summary: 'A questionnaire as a question of a case asks for it: the form of a report',
  params: { kind: kindAmong(['questionnaire']) },
  status: 200,
  response: readForm,
} as const satisfies Endpoint;
