import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { practiceSettings, practiceSettingsChange } from '../schemas.ts';

export const changePracticeSettingsEndpoint = {
  method: 'PUT',
  path: '/account/practice',
  access: 'signed-in',
  summary:
    'Change how you practise: the retention of cases that are graded from now on, when your days begin; what is left out stays',
  request: practiceSettingsChange,
  status: 200,
  response: practiceSettings,
} as const satisfies Endpoint;
