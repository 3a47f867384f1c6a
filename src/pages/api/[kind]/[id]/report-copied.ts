import { recordReportEndpoint } from '#lib/contract/endpoints/record-report.ts';
import { api } from '#lib/server/http/api.ts';
import { recordReport } from '#lib/server/usecases/statistics/record-report.ts';

export const POST = api(recordReportEndpoint, ({ context, actor, params: { id } }) =>
  recordReport(context, actor, id),
);
