import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { logFault } from '../base/fault-log.ts';
import { sha256 } from '../base/sha256.ts';
import { loggedPath } from './logged-path.ts';
import type { StreamedBody } from './streamed.ts';

export type HeaderValues = Record<string, string | string[]>;

/** A complete response before it is sent. Header names are lower-case. */
export interface Answer {
  status: number;
  headers: HeaderValues;
  /** Empty if `streamed` is set. */
  body: Buffer;
  streamed?: StreamedBody | undefined;
}

/** A weak ETag of a body before compression: the same page has the same ETag in every encoding. */
export function etagOf(body: Buffer): string {
  return `W/"${sha256(body, 'base64url').slice(0, 22)}"`;
}

/** Whether the client already has this version, according to `If-None-Match`. */
export function isFresh(known: string | null | undefined, etag: string | undefined): boolean {
  if (!known || !etag) return false;
  const bare = etag.replace(/^W\//, '');
  return known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === bare);
}

/** Headers that a 304 omits: they describe a body that is not sent. */
const NOT_WITH_304 = new Set(['content-type', 'content-length', 'content-encoding', 'transfer-encoding']);

/** Sends a response; as 304 if the client already has it, and without a body for HEAD. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const etag = answer.headers.etag;
  if (
    reading &&
    answer.status === 200 &&
    isFresh(request.headers['if-none-match'], typeof etag === 'string' ? etag : undefined)
  ) {
    answer.streamed?.stream.destroy();
    response.writeHead(304, without(answer.headers, NOT_WITH_304));
    response.end();
    return;
  }
  if (answer.streamed) {
    sendStreamed(request, response, answer, answer.streamed);
    return;
  }
  if (answer.status !== 204 && answer.status !== 304)
    answer.headers['content-length'] = String(answer.body.length);
  response.writeHead(answer.status, answer.headers);
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

/** Streams at the speed of the client; if either side ends early, so does the other. */
function sendStreamed(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: Answer,
  { stream }: StreamedBody,
): void {
  // The client disconnected while the response was created.
  if (response.destroyed) {
    stream.destroy();
    return;
  }
  response.writeHead(status, headers);
  if (request.method === 'HEAD') {
    stream.destroy();
    response.end();
    return;
  }
  pipeline(stream, response, (error) => {
    // A client may disconnect at any time, but a file that ends early is a fault.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      logFault(`${request.method} ${loggedPath(request.url ?? '')}`, error);
  });
}

function without(headers: HeaderValues, names: ReadonlySet<string>): HeaderValues {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));
}

/** Adds names to `Vary`, each once. */
export function addVary(headers: HeaderValues, ...names: string[]): void {
  const present = String(headers.vary ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const missing = names.filter((name) => !present.some((each) => each.toLowerCase() === name.toLowerCase()));
  headers.vary = [...present, ...missing].join(', ');
}
