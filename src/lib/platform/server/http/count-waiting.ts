import type { APIContext } from 'astro';
import { countWaitingFor } from '#lib/confirmations/server/list-waiting.ts';
import type { Context } from '../context.ts';
import { logFailedRequest } from './answers.ts';

/** Counts what waits for the person, for pages with a menu: a page without the count is better than none. */
export function waitingCounter(
  context: Context,
  { locals, request }: Pick<APIContext, 'locals' | 'request'>,
): () => Promise<number> {
  return async () => {
    if (!locals.actor) return 0;
    return countWaitingFor(context, locals.actor).catch((error) => {
      logFailedRequest(request, error);
      return 0;
    });
  };
}
