import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '../../errors.ts';
import { plainAnswer } from './plain-answer.ts';
import { followResponses } from './stop-server.ts';

/** Value of the Allow header for requests with a method that no path supports. */
const ALLOW = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** A request line that is valid HTTP except for its method. */
const UNKNOWN_METHOD = /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r?\n/;

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * The server of the production process. It also responds to malformed requests, which never reach a listener.
 * @param secure whether the site uses HTTPS
 */
export function createHttpServer(listener: RequestListener, secure: boolean): Server {
  /** Responses in progress per connection, possibly including the last one sent. */
  const answers = new WeakMap<Duplex, ServerResponse[]>();
  const server = createServer(
    { maxHeaderSize: 16_384, requestTimeout: 60_000, headersTimeout: 15_000 },
    (request, response) => {
      const awaited = answers.get(request.socket)?.filter(({ closed }) => !closed) ?? [];
      awaited.push(response);
      answers.set(request.socket, awaited);
      listener(request, response);
    },
  );
  followResponses(server);
  server.keepAliveTimeout = 65_000;
  // This also ends connections whose client does not read its response.
  server.timeout = 120_000;
  server.on('connect', (_request, socket) => refuse(socket, 'method_not_allowed', secure));
  server.on('clientError', (error: ParserError, socket) => {
    // In the middle of a response, a second one would be read as part of it.
    const isAnswering = answers.get(socket)?.some(({ closed, headersSent }) => headersSent && !closed);
    if (!socket.writable || isAnswering) socket.destroy();
    else refuse(socket, codeOf(error), secure);
  });
  return server;
}

function codeOf({ code, rawPacket }: ParserError): ErrorCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_too_slow';
  const isMethod = code === 'HPE_INVALID_METHOD' && UNKNOWN_METHOD.test(rawPacket?.toString('latin1') ?? '');
  return isMethod ? 'method_not_allowed' : 'bad_request';
}

/** Writes an error response directly to the socket, and closes it. */
function refuse(socket: Duplex, code: ErrorCode, secure: boolean): void {
  const { status, headers, body } = plainAnswer(code, 'text', secure);
  const all = {
    ...headers,
    ...(code === 'method_not_allowed' && { allow: ALLOW }),
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
