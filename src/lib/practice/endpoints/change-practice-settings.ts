import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { practiceSettings } from '../schemas.ts';

export const changePracticeSettingsEndpoint = {
  method: 'PUT',
  path: '/account/practice',
  access: 'signed-in',
  summary: 'Change how you practise: cases that are graded from now on come back by it',
  request: practiceSettings,
  status: 200,
  response: practiceSettings,
} as const satisfies Endpoint;
