import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const metricsEndpoint = {
  method: 'GET',
  path: '/metrics',
  access: 'anyone',
  summary:
    'Figures of this process and of the site for Prometheus; with the bearer token METRICS_TOKEN alone',
  status: 200,
  response: 'text/plain',
  errors: ['not_found', 'sign_in_required'],
} as const satisfies Endpoint;
