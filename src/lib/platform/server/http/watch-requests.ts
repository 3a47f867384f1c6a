import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { withRequestFacts, writeJsonLine } from '../base/json-lines.ts';
import { requestCounts } from '../base/request-counts.ts';
import type { Settings } from '../base/settings.ts';
import { BUILT } from './assets.ts';
import { toldPath } from './told-path.ts';

/** An id that a proxy may have given to a request: only characters that are harmless in a log. */
const REQUEST_ID = /^[\w.:+/=-]{1,64}$/;

/** The id that our proxy gave a request, or one of our own: what readers write themselves is not believed. */
function idOf({ headers }: IncomingMessage, trustProxy: number): string {
  const given = headers['x-request-id'];
  return trustProxy > 0 && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Wraps a listener so that requests are counted, named and logged as the settings say; the listener itself where they
 * say nothing.
 * @param routeOf the route of a path, so that there are as many counts as routes
 */
export function watchRequests(
  listener: RequestListener,
  {
    accessLog,
    logFormat,
    metricsToken,
    trustProxy,
  }: Pick<Settings, 'accessLog' | 'logFormat' | 'metricsToken' | 'trustProxy'>,
  routeOf: (path: string) => string | undefined,
): RequestListener {
  const inJson = logFormat === 'json';
  const counts = metricsToken === '' ? undefined : requestCounts();
  if (!accessLog && !inJson && !counts) return listener;
  return (request, response) => {
    const { method = '', url = '' } = request;
    const startedAt = performance.now();
    const route = url.startsWith(BUILT) ? 'built files' : (routeOf(url.split('?')[0] ?? '') ?? 'other');
    const facts = inJson ? { requestId: idOf(request, trustProxy), method, route } : undefined;
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : undefined;
      const took = performance.now() - startedAt;
      counts?.add(route, method, status, took / 1000);
      if (!accessLog) return;
      const ms = Math.round(took);
      if (facts) writeJsonLine('info', 'request', { ...facts, status: status ?? null, ms });
      else console.info(`${method} ${toldPath(url)} ${status ?? '-'} ${ms} ms`);
    });
    if (!facts) return listener(request, response);
    response.setHeader('X-Request-Id', facts.requestId);
    withRequestFacts(facts, () => listener(request, response));
  };
}
