import { checkReady } from '#lib/maintenance/server/check-ready.ts';
import { readyEndpoint } from '#lib/platform/endpoints/ready.ts';
import { AppError } from '#lib/platform/errors.ts';
import { api } from '#lib/platform/server/http/api.ts';

/** Readiness check for load balancers: 503 if the database does not answer. */
export const GET = api(readyEndpoint, async ({ context }) => {
  try {
    await checkReady(context);
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
  return { status: 'ready' };
});
