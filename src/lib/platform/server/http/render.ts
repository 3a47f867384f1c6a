import type { IncomingMessage } from 'node:http';
import { type Answer, etagOf } from './answer.ts';
import { capture, type NodeHandler } from './captured-response.ts';
import { type Encoding, encodeAnswer } from './encoding.ts';

/** Set by cacheable pages: `public` when signed out, `user` for one reader. Removed before the response is sent. */
export const KEEP_HEADER = 'x-page-cache';

/** A response of the application, with the page's caching instruction. */
export interface RenderedAnswer {
  answer: Answer;
  keep: string | undefined;
}

/**
 * Renders a request with the application. HEAD is rendered as GET, which gives it the headers (and the cache entry) of
 * the page.
 */
export async function render(
  application: NodeHandler,
  request: IncomingMessage,
  encoding: Encoding,
): Promise<RenderedAnswer> {
  const answer = await capture(application, request, 'GET');
  const { [KEEP_HEADER]: keep, ...headers } = answer.headers;
  const keepable = answer.status === 200 && headers['set-cookie'] === undefined;
  if (answer.status === 200 && !answer.streamed) headers.etag ??= etagOf(answer.body);
  headers['cache-control'] ??= 'private, no-cache';
  if (headers['content-type'] === 'text/html') headers['content-type'] = 'text/html; charset=utf-8';
  const whole = await encodeAnswer({ ...answer, headers }, encoding, keepable && keep ? 'kept' : 'once');
  return { answer: whole, keep: keepable ? String(keep) : undefined };
}
