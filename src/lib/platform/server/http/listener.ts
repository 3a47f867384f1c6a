import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pathOf } from '#lib/items/list-address-page-data.ts';
import type { ErrorCode } from '../../errors.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { logFault } from '../base/fault-log.ts';
import { type Answer, send } from './answer.ts';
import { type Assets, BUILT } from './assets.ts';
import { capture } from './captured-response.ts';
import { chooseEncoding, type Encoding, encoded } from './encoding.ts';
import { PageReader, type PageSource } from './page-reader.ts';
import { partOf } from './part-of-answer.ts';
import { KEEP_HEADER } from './render.ts';
import { readBytes } from './request-body.ts';
import { Responder } from './responder.ts';
import { plainSecurity, scriptSecurity } from './security-headers.ts';
import type { SharedBuilds } from './shared-builds.ts';
import { toldPath } from './told-path.ts';

/** The parts of the production listener. */
export interface ListenerParts extends PageSource {
  assets: Assets;
  /** The built files of other releases. */
  otherBuilds: Pick<SharedBuilds, 'find'>;
  /** Whether the request came over TLS. */
  isSecure(request: IncomingMessage): boolean;
  /** Bytes that running answers may hold, besides cached ones. */
  memory?: number;
}

/** Where parts of bodies are saved: a save that comes too late is refused before its megabytes are read. */
const PARTS = /^\/api\/[^/]+\/[^/]+\/parts\//;
/** The addresses at which uploads continue. */
const UPLOADS = /^\/api\/uploads(\/|$)/;
/** Most requests are none: they need not be matched with the two above. */
const CALLS = '/api/';
/** A backslash in a call's path: Astro reads it as a slash, and `..\..` would lead to a page. */
const BACKSLASH_IN_CALL = /^\/api\/.*(\\|%5c)/i;
/** The methods that the application knows, beside those that read. */
const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Bytes that a JSON body or a form may have. Images, and bodies of items, come in by another door. */
const BODY_MAX = 1_000_000;
/** How long a refused body may go on arriving before the connection is cut. */
const REFUSED_BODY_GRACE = 2_000;

/** Browsers ask for films in parts, and some play no film that comes whole. */
const isFilm = ({ headers }: Answer) => headers['content-type'] === 'video/webm';

/** Other files must not run anything, should somebody open one as a page: an SVG can contain scripts. */
const isScript = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/javascript');

/** Answers every request of the production process. */
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
    // Some methods cannot even be passed to the application (TRACE); an unknown one stands for them.
    const method = WRITING.has(request.method ?? '') ? request.method! : 'OPTIONS';
    const announced = Number(request.headers['content-length'] ?? 0);
    const body = await readBytes(request.iterator({ destroyOnReturn: false }), announced, BODY_MAX);
    if (body === 'too-large') {
      // Without « Connection: close »: Node would cut at once, and the sender lose the answer while still writing.
      responder.refuse(request, response, 'too_large');
      return cutUnlessRead(request);
    }
    Object.assign(request, { body });
    const answer = await capture(application, request, method);
    delete answer.headers[KEEP_HEADER];
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    responder.sendOwn(request, response, await encoded(answer, encoding, 'once'));
  }

  /** A large body is not held here: the application reads it as it arrives, once it has decided to accept it. */
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
      logFault(`${request.method} ${toldPath(url)}`, error);
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
  const securityOf = isScript(file) ? scriptSecurity : plainSecurity;
  Object.assign(file.headers, securityOf(isSecure(request)));
  send(request, response, isFilm(file) ? partOf(file, request) : file);
}

/** A built file of another release, or why not: the log has no line for each made-up name while the store is away. */
async function otherFile(
  { otherBuilds }: ListenerParts,
  path: string,
  encoding: Encoding,
): Promise<Answer | ErrorCode> {
  return (await otherBuilds.find(path, encoding).catch(errorCodeOf)) ?? 'not_found';
}

/** Whether a request's body is streamed to the application, its answer may be kept, or it writes. */
function wayOf({ method, url = '' }: IncomingMessage): 'read' | 'write' | 'stream' {
  const reading = method === 'GET' || method === 'HEAD';
  const writing = WRITING.has(method ?? '');
  const streamed = url.startsWith(CALLS) && (UPLOADS.test(url) || (PARTS.test(url) && writing));
  if (streamed && (reading || writing)) return 'stream';
  return reading ? 'read' : 'write';
}

/** Reads on for a moment what was refused, so that its sender notices the answer; then cuts the connection. */
function cutUnlessRead(request: IncomingMessage): void {
  request.resume();
  setTimeout(() => !request.complete && request.socket.destroy(), REFUSED_BODY_GRACE).unref();
}
