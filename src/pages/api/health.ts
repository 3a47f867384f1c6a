import { healthEndpoint } from '#lib/platform/endpoints/health.ts';
import { api } from '#lib/platform/server/http/api.ts';

/** The process answers. Says nothing of the database: a restart would not mend it. */
export const GET = api(healthEndpoint, async () => ({ status: 'ok' }));
