import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';

export const recordReportEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/report-copied',
  access: 'reader-or-invited',
  summary:
    'Tell that you have copied a report of a questionnaire: it is counted once a day, and nothing of the report is sent',
  params: { kind: kindAmong(['questionnaire']) },
  status: 204,
} as const satisfies Endpoint;
