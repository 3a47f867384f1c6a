import type { IncomingMessage } from 'node:http';
import { authenticateCookie } from '#lib/accounts/server/authenticate.ts';
import type { Context } from '../context.ts';
import { readSessionCookie } from './cookies.ts';

/**
 * The cache partition of a request (`PageSource.readerOf`). Pages identify their reader only by cookie, API calls
 * only by bearer. A cookie that is no longer valid is left to the application, which clears it.
 */
export function readerOf(
  context: Context,
  request: IncomingMessage,
): string | undefined | Promise<string | undefined> {
  if (request.url?.startsWith('/api/')) return request.headers.authorization ? undefined : '';
  const { headers } = request;
  const asked = { get: (name: string) => headers[name]?.toString() ?? null };
  const secret = readSessionCookie(asked, context.settings);
  if (secret === null) return '';
  return authenticateCookie(context, secret).then((actor) =>
    actor ? `${actor.id} ${actor.name}` : undefined,
  );
}

/** The site's origin as a request names it; part of the cache key, because pages contain it in links. */
export function siteOf(context: Context, request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  if (context.settings.publicOrigin || context.settings.trustProxy === 0) return host;
  return `${request.headers['x-forwarded-proto'] ?? ''} ${host}`;
}
