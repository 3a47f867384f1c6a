import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { criteriaQuery, practiceOverview } from '../schemas.ts';

export const readPracticeEndpoint = {
  method: 'GET',
  path: '/practice/overview',
  access: 'signed-in',
  summary: 'What there is to practise: cases due, failed and new, by specialty, and the session under way',
  query: criteriaQuery,
  status: 200,
  response: practiceOverview,
} as const satisfies Endpoint;
