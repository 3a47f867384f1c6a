import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ErrorCode } from '#lib/contract/errors.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { type Answer, etagOf, send } from './answer.ts';
import { AnswersUnderWay } from './answers-under-way.ts';
import type { Assets } from './assets.ts';
import { cacheKey } from './cache-key.ts';
import { capture, type NodeHandler } from './captured-response.ts';
import { chooseEncoding, type Encoding, encoded } from './encoding.ts';
import { keptAnswer, sendKept } from './kept-answer.ts';
import { pathOf, plainAddress } from './list-address.ts';
import type { KeptAnswer, PageCache } from './page-cache.ts';
import { plainAnswer } from './plain-answer.ts';
import { readBody } from './request-body.ts';
import { fileSecurity } from './security-headers.ts';

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
  /** Whether the request came over TLS. */
  isSecure(request: IncomingMessage): boolean;
  /** Bytes that answers under way may hold, beside those that are kept. */
  memory?: number;
}

/** Set by pages that may be kept: `public` when signed out, `user` for one reader. Never leaves the server. */
const KEEP_HEADER = 'x-page-cache';
/** Where parts of bodies are saved: a save that comes too late is refused before its megabytes are read. */
const PARTS = /^\/api\/[^/]+\/[^/]+\/parts\//;
/** Where uploads go on. */
const UPLOADS = /^\/api\/uploads(\/|$)/;
/** Built files whose names carry a digest. */
const BUILT = '/_astro/';
/** The methods that the application knows, beside those that read. */
const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
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

  /** Answers in the application's stead. */
  function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode, headers = {}): void {
    const answer = plainAnswer(code, request.url ?? '', parts.isSecure(request));
    send(request, response, { ...answer, headers: { ...answer.headers, ...headers } });
  }

  /** Sends an answer that is nobody else's. */
  function sendOwn(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    if (underWay.add(request, response, answer)) {
      send(request, response, answer);
      return;
    }
    answer.streamed?.stream.destroy();
    refuse(request, response, 'busy');
  }

  async function read(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const asset = parts.assets.find(pathOf(url), encoding);
    if (asset) {
      Object.assign(asset.headers, fileSecurity(parts.isSecure(request)));
      return send(request, response, asset);
    }
    if (url.startsWith(BUILT)) return refuse(request, response, 'not_found');

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

  /**
   * Lets the application answer; `keep` is what the page said about being kept. HEAD is rendered as GET, so that its
   * headers (and what is kept) are those of the page.
   */
  async function render(
    request: IncomingMessage,
    encoding: Encoding,
  ): Promise<{ answer: Answer; keep: string | undefined }> {
    const answer = await capture(parts.application, request, 'GET');
    const { [KEEP_HEADER]: keep, ...headers } = answer.headers;
    const keepable = answer.status === 200 && headers['set-cookie'] === undefined;
    if (answer.status === 200 && !answer.streamed) headers.etag ??= etagOf(answer.body);
    headers['cache-control'] ??= 'private, no-cache';
    if (headers['content-type'] === 'text/html') headers['content-type'] = 'text/html; charset=utf-8';
    const whole = await encoded({ ...answer, headers }, encoding, keepable && keep ? 'kept' : 'once');
    return { answer: whole, keep: keepable ? String(keep) : undefined };
  }

  async function write(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    if (url.startsWith(BUILT) || parts.assets.find(pathOf(url), 'identity'))
      return refuse(request, response, 'method_not_allowed', { allow: 'GET, HEAD' });
    // Some methods cannot even be told to the application (TRACE); one that no address knows stands for them.
    const method = WRITING.has(request.method ?? '') ? request.method! : 'OPTIONS';
    const body = await readBody(request);
    if (body === 'too-large') {
      refuse(request, response, 'too_large', { connection: 'close' });
      return cutSoon(request);
    }
    Object.assign(request, { body });
    const answer = await capture(parts.application, request, method);
    delete answer.headers[KEEP_HEADER];
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    sendOwn(request, response, await encoded(answer, encoding, 'once'));
  }

  /** What is large is not held here: the application reads it as it comes, once it knows that it wants it. */
  async function stream(request: IncomingMessage, response: ServerResponse): Promise<void> {
    sendOwn(request, response, await capture(parts.application, request));
  }

  return (request, response) => {
    const { url = '', method } = request;
    const reading = method === 'GET' || method === 'HEAD';
    if (!url.startsWith('/')) return refuse(request, response, 'not_found');
    const writing = WRITING.has(method ?? '');
    const asItComes = (UPLOADS.test(url) && (reading || writing)) || (PARTS.test(url) && writing);
    const answer = asItComes ? stream : reading ? read : write;
    answer(request, response, url).catch((error) => {
      if (request.destroyed && !request.complete) return;
      console.error(`${method} ${pathOf(url)} :`, error);
      if (response.headersSent) response.destroy();
      else refuse(request, response, errorCodeOf(error));
    });
  };
}

/** Sending an answer changes its headers. */
function copyOf(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers } };
}

/** Lets the sender of a body that was refused notice, then cuts the connection. */
function cutSoon(request: IncomingMessage): void {
  request.resume();
  setTimeout(() => request.socket.destroy(), REFUSED_BODY_GRACE).unref();
}
