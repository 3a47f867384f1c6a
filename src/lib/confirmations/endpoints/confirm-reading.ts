import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { confirmedReading, readVersion } from '../schemas.ts';

export const confirmReadingEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/confirmation',
  access: 'reader-or-invited',
  summary:
    'Confirm that you have read and understood the version of a protocol that is in use, as you were asked',
  params: { kind: kindAmong(['protocol']) },
  request: readVersion,
  status: 200,
  response: confirmedReading,
  errors: ['confirmation_replaced', 'confirmation_not_asked'],
} as const satisfies Endpoint;
