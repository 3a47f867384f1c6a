import { readyEndpoint } from '#lib/contract/endpoints/ready.ts';
import { AppError } from '#lib/contract/errors.ts';
import { api } from '#lib/server/http/api.ts';
import { checkReady } from '#lib/server/usecases/maintenance/check-ready.ts';

/** The process can do its work: the database answers. 503 otherwise, for whoever spreads the load. */
export const GET = api(readyEndpoint, async ({ context }) => {
  try {
    await checkReady(context);
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
  return { status: 'ready' };
});
