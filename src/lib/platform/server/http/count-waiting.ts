import type { APIContext } from 'astro';
import { countWaitingFor } from '#lib/confirmations/server/list-waiting.ts';
import type { Context } from '../context.ts';
import { logFailedRequest } from './answers.ts';

/** Counts the items that wait for the person, for the menu; on failure the page is shown without the count. */
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
