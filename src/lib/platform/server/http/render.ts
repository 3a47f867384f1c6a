import type { IncomingMessage } from 'node:http';
import { type Answer, etagOf } from './answer.ts';
import { capture, type NodeHandler } from './captured-response.ts';
import { type Encoding, encoded } from './encoding.ts';

/** Set by pages that may be kept: `public` when signed out, `user` for one reader. Never leaves the server. */
export const KEEP_HEADER = 'x-page-cache';

/** An answer of the application, and what the page said about being kept. */
export interface Rendered {
  answer: Answer;
  keep: string | undefined;
}

/**
 * Lets the application answer. HEAD is rendered as GET, so that its headers (and the cached answer) are those of the
 * page.
 */
export async function render(
  application: NodeHandler,
  request: IncomingMessage,
  encoding: Encoding,
): Promise<Rendered> {
  const answer = await capture(application, request, 'GET');
  const { [KEEP_HEADER]: keep, ...headers } = answer.headers;
  const keepable = answer.status === 200 && headers['set-cookie'] === undefined;
  if (answer.status === 200 && !answer.streamed) headers.etag ??= etagOf(answer.body);
  headers['cache-control'] ??= 'private, no-cache';
  if (headers['content-type'] === 'text/html') headers['content-type'] = 'text/html; charset=utf-8';
  const whole = await encoded({ ...answer, headers }, encoding, keepable && keep ? 'kept' : 'once');
  return { answer: whole, keep: keepable ? String(keep) : undefined };
}
