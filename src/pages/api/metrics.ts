import { metricsEndpoint } from '#lib/operations/endpoints/metrics.ts';
import { EXPOSITION_TYPE } from '#lib/operations/exposition.ts';
import { readMetrics } from '#lib/operations/server/read-metrics.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { readBearer } from '#lib/platform/server/http/credentials.ts';

/** Metrics for monitoring the site; the proxy must keep readers away from this path. */
export const GET = api(metricsEndpoint, async ({ context, request, headers }) => {
  const text = await readMetrics(context, readBearer(request.headers));
  headers.set('Content-Type', EXPOSITION_TYPE);
  return new Response(text, { headers });
});
