import { healthEndpoint } from '#lib/platform/endpoints/health.ts';
import { api } from '#lib/platform/server/http/api.ts';

/** Liveness check. It does not check the database, which a restart would not repair. */
export const GET = api(healthEndpoint, async () => ({ status: 'ok' }));
