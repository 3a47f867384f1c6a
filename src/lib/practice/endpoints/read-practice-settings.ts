import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { practiceSettings } from '../schemas.ts';

export const readPracticeSettingsEndpoint = {
  method: 'GET',
  path: '/account/practice',
  access: 'signed-in',
  summary:
    'How you practise: how likely you want to know a case when it comes back, and when your days begin',
  status: 200,
  response: practiceSettings,
} as const satisfies Endpoint;
