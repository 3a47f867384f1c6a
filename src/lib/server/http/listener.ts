import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorCodeOf } from '../error-code.ts';
import { type Answer, addVary, etagOf, send } from './answer.ts';
import { AnswersUnderWay } from './answers-under-way.ts';
import type { Assets } from './assets.ts';
import { cacheKey } from './cache-key.ts';
import { capture, type NodeHandler } from './captured-response.ts';
import { chooseEncoding, compress, type Encoding, isCompressible, type Keeping } from './encoding.ts';
import { keptAnswer, sendKept } from './kept-answer.ts';
import { pathOf, plainAddress } from './list-address.ts';
import type { KeptAnswer, PageCache } from './page-cache.ts';
import { plainAnswer } from './plain-answer.ts';
import { readBody } from './request-body.ts';

/** What the production listener is made of. */
export interface ListenerParts {
  /** The built application. */
  application: NodeHandler;
  assets: Assets;
  pages: PageCache;
  /** Changes whenever what anonymous readers see may have changed. */
  contentVersion(): number | string;
  /**
   * For whom the answer would be kept: `''` for anybody signed out, a string of their own for a signed-in
   * reader, undefined when it must not come from memory. Asked for every request, so that a revoked session
   * gets nothing more.
   */
  readerOf(request: IncomingMessage): Promise<string | undefined>;
  /** The site's address as the request names it. */
  siteOf(request: IncomingMessage): string;
  /** Bytes that answers under way may hold, beside those that are kept. */
  memory?: number;
}

/** Set by pages that may be kept: `public` when signed out, `user` for one reader. Never leaves the server. */
const KEEP_HEADER = 'x-page-cache';
/** Where uploads go on. */
const UPLOADS = /^\/api\/uploads(\/|$)/;
/** How long a refused body may go on arriving before the connection is cut. */
const REFUSED_BODY_GRACE = 2_000;

/** Answers every request of the production process. */
export function createListener(parts: ListenerParts): RequestListener {
  /**
   * Pages being rendered: those who ask meanwhile wait for the same rendering. It gives them a page that is kept, or
   * the failure that another try would only repeat, or nothing.
   */
  const rendering = new Map<string, Promise<KeptAnswer | { failed: Answer } | undefined>>();
  const underWay = new AnswersUnderWay(parts.memory);

  /** Sends an answer that is nobody else's. */
  function sendOwn(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const hasRoom = underWay.add(request, response, answer);
    if (!hasRoom) answer.streamed?.stream.destroy();
    send(request, response, hasRoom ? answer : plainAnswer('busy', request.url ?? ''));
  }

  async function read(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const path = pathOf(url);
    const asset = parts.assets.find(path, encoding);
    if (asset) return send(request, response, asset);
    if (path.startsWith('/_astro/')) return send(request, response, plainAnswer('not_found', path));

    const address = plainAddress(url);
    // What is rendered must not differ either from what somebody else is given who asks for the same list.
    request.url = address;
    const reader = await parts.readerOf(request);
    const key = reader === undefined ? undefined : cacheKey(reader, parts.siteOf(request), address, encoding);
    if (key === undefined) return sendOwn(request, response, (await render(request, encoding)).answer);

    const version = parts.contentVersion();
    const kept = parts.pages.get(key, version) ?? (await rendering.get(`${version} ${key}`));
    if (kept && 'failed' in kept) return send(request, response, copyOf(kept.failed));
    if (kept) return sendKept(request, response, kept);
    await renderAndKeep(request, response, { key, version, encoding, signedIn: reader !== '' });
  }

  async function renderAndKeep(
    request: IncomingMessage,
    response: ServerResponse,
    place: { key: string; version: number | string; encoding: Encoding; signedIn: boolean },
  ): Promise<void> {
    const { key, version, encoding, signedIn } = place;
    const flight = Promise.withResolvers<KeptAnswer | { failed: Answer } | undefined>();
    rendering.set(`${version} ${key}`, flight.promise);
    try {
      const { answer, keep } = await render(request, encoding);
      if (keep === (signedIn ? 'user' : 'public')) {
        const kept = keptAnswer(answer, version, signedIn);
        parts.pages.set(key, kept);
        flight.resolve(kept);
        sendKept(request, response, kept);
      } else {
        if (answer.status === 503 && !answer.streamed) flight.resolve({ failed: copyOf(answer) });
        sendOwn(request, response, answer);
      }
    } finally {
      rendering.delete(`${version} ${key}`);
      flight.resolve(undefined);
    }
  }

  /** Lets the application answer; `keep` is what the page said about being kept. */
  async function render(
    request: IncomingMessage,
    encoding: Encoding,
  ): Promise<{ answer: Answer; keep: string | undefined }> {
    const answer = await withMethod(request, 'GET', () => capture(parts.application, request));
    const { [KEEP_HEADER]: keep, ...headers } = answer.headers;
    const keepable = answer.status === 200 && headers['set-cookie'] === undefined;
    if (answer.status === 200 && !answer.streamed) headers.etag ??= etagOf(answer.body);
    headers['cache-control'] ??= 'private, no-cache';
    if (headers['content-type'] === 'text/html') headers['content-type'] = 'text/html; charset=utf-8';
    const whole = await encoded({ ...answer, headers }, encoding, keepable && keep ? 'kept' : 'once');
    return { answer: whole, keep: keepable ? String(keep) : undefined };
  }

  async function write(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const body = await readBody(request);
    if (body === 'too-large') return refuseBody(request, response, url);
    Object.assign(request, { body });
    const answer = await capture(parts.application, request);
    delete answer.headers[KEEP_HEADER];
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    sendOwn(request, response, await encoded(answer, encoding, 'once'));
  }

  /** Uploads are neither held in memory nor kept: the application reads them as they come. */
  async function stream(request: IncomingMessage, response: ServerResponse): Promise<void> {
    sendOwn(request, response, await capture(parts.application, request));
  }

  return (request, response) => {
    const { url = '', method } = request;
    const reading = method === 'GET' || method === 'HEAD';
    const answer = UPLOADS.test(url) ? stream : reading ? read : write;
    const answering = url.startsWith('/')
      ? answer(request, response, url)
      : Promise.resolve(send(request, response, plainAnswer('not_found', url)));
    answering.catch((error) => {
      if (request.destroyed && !request.complete) return;
      console.error(`${method} ${pathOf(url)} :`, error);
      if (response.headersSent) response.destroy();
      else send(request, response, plainAnswer(errorCodeOf(error), url));
    });
  };
}

/** Sending an answer changes its headers. */
function copyOf(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers } };
}

/** HEAD is rendered as GET, so that its headers (and what is kept) are those of the page. */
async function withMethod<T>(request: IncomingMessage, method: string, work: () => Promise<T>): Promise<T> {
  const { method: asked } = request;
  request.method = method;
  try {
    return await work();
  } finally {
    request.method = asked;
  }
}

async function encoded(answer: Answer, encoding: Encoding, keeping: Keeping): Promise<Answer> {
  const { headers, body } = answer;
  if (!isCompressible(String(headers['content-type'] ?? ''), body.length)) return answer;
  addVary(headers, 'Accept-Encoding');
  if (encoding === 'identity' || headers['content-encoding']) return answer;
  headers['content-encoding'] = encoding;
  return { ...answer, body: await compress(body, encoding, keeping) };
}

/** Answers at once, lets the sender notice, then cuts the connection. */
function refuseBody(request: IncomingMessage, response: ServerResponse, url: string): void {
  const answer = plainAnswer('too_large', url);
  answer.headers.connection = 'close';
  send(request, response, answer);
  request.resume();
  setTimeout(() => request.socket.destroy(), REFUSED_BODY_GRACE).unref();
}
