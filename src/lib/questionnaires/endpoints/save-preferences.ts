import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { PREFERENCES_BODY_MAX, preferencesChange, preferencesSaved } from '../preference-schemas.ts';

export const savePreferencesEndpoint = {
  method: 'PUT',
  path: '/[kind]/[id]/preferences',
  access: 'reader-or-invited',
  summary:
    'Keep what you want otherwise of a questionnaire, as it was at the revision named; without any preference they are erased',
  params: { kind: kindAmong(['questionnaire']) },
  request: preferencesChange,
  bodyMax: PREFERENCES_BODY_MAX,
  status: 200,
  response: preferencesSaved,
  errors: ['preferences_too_large', 'preferences_full', 'changed_meanwhile'],
} as const satisfies Endpoint;
