import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { withRequestFacts, writeJsonLine } from '../base/json-lines.ts';
import { requestCounts } from '../base/request-counts.ts';
import type { Settings } from '../base/settings.ts';
import { BUILT } from './assets.ts';
import { loggedPath } from './logged-path.ts';

/** The form of a request id set by a proxy: only characters that are harmless in a log. */
const REQUEST_ID = /^[\w.:+/=-]{1,64}$/;

/** The request id set by a trusted proxy, or a new one: ids set by clients themselves are ignored. */
function idOf({ headers }: IncomingMessage, trustProxy: number): string {
  const given = headers['x-request-id'];
  return trustProxy > 0 && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Wraps a listener to count, name and log requests as the settings require; returns the listener itself if they
 * require nothing.
 * @param routeOf the route of a path, which limits the number of counts
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
      else console.info(`${method} ${loggedPath(url)} ${status ?? '-'} ${ms} ms`);
    });
    if (!facts) return listener(request, response);
    response.setHeader('X-Request-Id', facts.requestId);
    withRequestFacts(facts, () => listener(request, response));
  };
}
