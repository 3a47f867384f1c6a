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

/** Methods that some address has, for requests with one that none has. */
const ALLOW = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** A first line that is HTTP but for its method. */
const UNKNOWN_METHOD = /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r?\n/;

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * The server of the production process. It also answers what is not a request that a listener could be given.
 * @param secure whether the site is one of HTTPS
 */
export function createHttpServer(listener: RequestListener, secure: boolean): Server {
  /** The answers that each connection waits for, and perhaps the one that it was sent last. */
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
  // This also ends connections whose client reads nothing of what it is sent.
  server.timeout = 120_000;
  server.on('connect', (_request, socket) => refuse(socket, 'method_not_allowed', secure));
  server.on('clientError', (error: ParserError, socket) => {
    // In the middle of an answer, another one would be read as a part of it.
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

/** Answers on the bare connection, and ends it. */
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
