import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pathOf } from '#lib/items/list-address-page-data.ts';
import type { ErrorCode } from '../../errors.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { logFault } from '../base/fault-log.ts';
import { type Answer, send } from './answer.ts';
import { type Assets, BUILT } from './assets.ts';
import { capture } from './captured-response.ts';
import { chooseEncoding, type Encoding, encodeAnswer } from './encoding.ts';
import { loggedPath } from './logged-path.ts';
import { PageReader, type PageSource } from './page-reader.ts';
import { partOf } from './part-of-answer.ts';
import { KEEP_HEADER } from './render.ts';
import { readBytes } from './request-body.ts';
import { Responder } from './responder.ts';
import { filmSecurity, plainSecurity, scriptSecurity } from './security-headers.ts';
import type { SharedBuilds } from './shared-builds.ts';

/** The parts of the production listener. */
export interface ListenerParts extends PageSource {
  assets: Assets;
  /** Access to the built files of other releases. */
  otherBuilds: Pick<SharedBuilds, 'find'>;
  /** Whether the request came over TLS. */
  isSecure(request: IncomingMessage): boolean;
  /** Maximum memory (bytes) of responses in progress, in addition to cached ones. */
  memory?: number;
}

/** Paths that save parts of bodies: a save that comes too late is refused before its megabytes are read. */
const PARTS = /^\/api\/[^/]+\/[^/]+\/parts\//;
/** Paths that continue uploads. */
const UPLOADS = /^\/api\/uploads(\/|$)/;
/** Prefix of API paths, tested first because most requests do not have it. */
const CALLS = '/api/';
/** A backslash in a call's path: Astro reads it as a slash, and `..\..` would lead to a page. */
const BACKSLASH_IN_CALL = /^\/api\/.*(\\|%5c)/i;
/** The methods that the application supports, other than GET and HEAD. */
const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Maximum size (bytes) of a JSON body or a form. Images and bodies of items are streamed instead. */
const BODY_MAX = 1_000_000;
/** Time (ms) during which a refused body may continue to arrive before the connection is closed. */
const REFUSED_BODY_GRACE = 2_000;

/** Browsers request videos in ranges, and some refuse to play one that is sent without them. */
const isFilm = ({ headers }: Answer) => headers['content-type'] === 'video/webm';

/** Other files must not run anything, should somebody open one as a page: an SVG can contain scripts. */
const isScript = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/javascript');

/** Handles every request of the production process. */
export function createListener(parts: ListenerParts): RequestListener {
  const { application, assets, isSecure } = parts;
  const responder = new Responder(isSecure, parts.memory);
  const pages = new PageReader(parts, responder);

  async function read(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const own = assets.find(pathOf(url), encoding);
    if (own) return sendFile(request, response, own, isSecure);
    if (url.startsWith(BUILT)) {
      const other = await otherFile(parts, pathOf(url), encoding);
      if (typeof other === 'string') return responder.refuse(request, response, other);
      return sendFile(request, response, other, isSecure);
    }
    await pages.answer(request, response, { url, encoding });
  }

  async function write(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    if (url.startsWith(BUILT) || assets.find(pathOf(url), 'identity'))
      return responder.refuse(request, response, 'method_not_allowed', { allow: 'GET, HEAD' });
    // Some methods cannot be passed to the application at all (TRACE); OPTIONS stands for every unsupported one.
    const method = WRITING.has(request.method ?? '') ? request.method! : 'OPTIONS';
    const announced = Number(request.headers['content-length'] ?? 0);
    const body = await readBytes(request.iterator({ destroyOnReturn: false }), announced, BODY_MAX);
    if (body === 'too-large') {
      // Without « Connection: close »: Node would disconnect at once, and a client still writing miss the response.
      responder.refuse(request, response, 'too_large');
      return cutUnlessRead(request);
    }
    Object.assign(request, { body });
    const answer = await capture(application, request, method);
    delete answer.headers[KEEP_HEADER];
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    responder.sendOwn(request, response, await encodeAnswer(answer, encoding, 'once'));
  }

  /** A large body is not buffered here: the application reads it as a stream, once it has decided to accept it. */
  async function stream(request: IncomingMessage, response: ServerResponse): Promise<void> {
    responder.sendOwn(request, response, await capture(application, request));
  }

  const ways = { stream, read, write };
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith('/') || BACKSLASH_IN_CALL.test(pathOf(url)))
      return responder.refuse(request, response, 'not_found');
    ways[wayOf(request)](request, response, url).catch((error) => {
      if (request.destroyed && !request.complete) return;
      logFault(`${request.method} ${loggedPath(url)}`, error);
      if (response.headersSent) response.destroy();
      else responder.refuse(request, response, errorCodeOf(error));
    });
  };
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: Answer,
  isSecure: ListenerParts['isSecure'],
): void {
  const securityOf = isScript(file) ? scriptSecurity : isFilm(file) ? filmSecurity : plainSecurity;
  Object.assign(file.headers, securityOf(isSecure(request)));
  send(request, response, isFilm(file) ? partOf(file, request) : file);
}

/** A built file of another release, or an error code; not logged, because clients can invent any number of names. */
async function otherFile(
  { otherBuilds }: ListenerParts,
  path: string,
  encoding: Encoding,
): Promise<Answer | ErrorCode> {
  return (await otherBuilds.find(path, encoding).catch(errorCodeOf)) ?? 'not_found';
}

/** The way to handle a request: `stream` its body to the application, `read` through the cache, or `write`. */
function wayOf({ method, url = '' }: IncomingMessage): 'read' | 'write' | 'stream' {
  const reading = method === 'GET' || method === 'HEAD';
  const writing = WRITING.has(method ?? '');
  const streamed = url.startsWith(CALLS) && (UPLOADS.test(url) || (PARTS.test(url) && writing));
  if (streamed && (reading || writing)) return 'stream';
  return reading ? 'read' : 'write';
}

/** Continues to read a refused body for a moment, which lets the client see the response; then disconnects. */
function cutUnlessRead(request: IncomingMessage): void {
  request.resume();
  setTimeout(() => !request.complete && request.socket.destroy(), REFUSED_BODY_GRACE).unref();
}
