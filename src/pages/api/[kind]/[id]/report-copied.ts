import { api } from '#lib/platform/server/http/api.ts';
import { recordReportEndpoint } from '#lib/statistics/endpoints/record-report.ts';
import { recordReport } from '#lib/statistics/server/record-report.ts';

export const POST = api(recordReportEndpoint, ({ context, actor, params: { id } }) =>
  recordReport(context, actor, id),
);
