import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import { rangeOf } from './byte-range.ts';

/**
 * The requested range of a video, as 206 (RFC 9110 §15.3.7), or 416 if it is beyond the end. With `If-Range` all of it
 * is sent, because the ETags of this server are weak (§13.1.5).
 */
export function partOf(answer: Answer, { method, headers }: IncomingMessage): Answer {
  answer.headers['accept-ranges'] = 'bytes';
  if (method !== 'GET' || headers['if-range'] !== undefined) return answer;
  const size = answer.body.length;
  const range = rangeOf(headers.range, size);
  if (!range) return answer;
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { 'content-range': `bytes */${size}` }, body: Buffer.alloc(0) };
  }
  const { start, end } = range;
  return {
    status: 206,
    headers: { ...answer.headers, 'content-range': `bytes ${start}-${end}/${size}` },
    body: answer.body.subarray(start, end + 1),
  };
}
