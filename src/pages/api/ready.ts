import { checkReady } from '#lib/maintenance/server/check-ready.ts';
import { readyEndpoint } from '#lib/platform/endpoints/ready.ts';
import { AppError } from '#lib/platform/errors.ts';
import { api } from '#lib/platform/server/http/api.ts';

/** The process can do its work: the database answers. 503 otherwise, for load balancers. */
export const GET = api(readyEndpoint, async ({ context }) => {
  try {
    await checkReady(context);
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
  return { status: 'ready' };
});
