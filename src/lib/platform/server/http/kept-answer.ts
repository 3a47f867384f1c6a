import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, addVary, isFresh, send } from './answer.ts';
import type { KeptAnswer } from './page-cache.ts';

/** Any CDN may cache an anonymous page for a minute; browsers revalidate each time and mostly get a 304. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const PRIVATE = 'private, no-cache';
/** Allows the browser to use a prefetched page without requesting it again. */
const PREFETCHED = 'private, max-age=30';

/** Converts a compressed response with an ETag to one that can be sent many times. */
export function keptAnswer(answer: Answer, version: number | string, signedIn: boolean): KeptAnswer {
  const { headers, body } = answer;
  headers['cache-control'] = signedIn ? PRIVATE : SHARED;
  addVary(headers, 'Accept-Encoding', 'Cookie', 'Authorization');
  headers['content-length'] = String(body.length);
  return { headers, body, etag: String(headers.etag), version, renderedAt: Date.now() };
}

/** Sends a cached response. Most requests end here: nothing is copied unless it must be changed. */
export function sendKept(request: IncomingMessage, response: ServerResponse, kept: KeptAnswer): void {
  const { headers, body, etag } = kept;
  const prefetch = String(request.headers['sec-purpose'] ?? '').includes('prefetch');
  if (prefetch || isFresh(request.headers['if-none-match'], etag)) {
    const own = prefetch ? { ...headers, 'cache-control': PREFETCHED } : { ...headers };
    send(request, response, { status: 200, headers: own, body });
    return;
  }
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
