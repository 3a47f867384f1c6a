import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Answer, HeaderValues } from './answer.ts';
import { withOwnHashes } from './inline-hashes.ts';
import { withIslandScriptsLast } from './island-scripts.ts';
import { withoutIslandStyle } from './island-style.ts';
import type { StreamedBody } from './streamed.ts';

/** A handler as `@astrojs/node` builds it in middleware mode. */
export type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: undefined,
  locals?: Pick<App.Locals, 'stream'>,
) => void | Promise<void>;

const NOTHING = Buffer.alloc(0);
const POLICY = 'content-security-policy';

/**
 * Replaces the response in order to know all of it before a byte is sent: its ETag, its compressed size and whether it
 * may be cached. Pages are small enough for that; large responses are `streamed`.
 */
class CapturedResponse extends Writable {
  readonly req: IncomingMessage;
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly headers: HeaderValues = {};
  readonly chunks: Buffer[] = [];

  constructor(request: IncomingMessage) {
    super();
    this.req = request;
  }

  writeHead(status: number, headers: Record<string, string | string[]> | string = {}): this {
    this.statusCode = status;
    this.headersSent = true;
    if (typeof headers === 'object') {
      for (const [name, value] of Object.entries(headers)) this.headers[name.toLowerCase()] = value;
    }
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

/**
 * Lets the handler respond to a request and returns its response.
 * @param method the method that the handler sees
 * @throws when the response ends before it is complete
 */
export async function capture(
  handler: NodeHandler,
  request: IncomingMessage,
  method = request.method ?? '',
): Promise<Answer> {
  const response = new CapturedResponse(request);
  const complete = finished(response);
  complete.catch(() => {});
  let streamed: StreamedBody | undefined;
  const { method: asked } = request;
  request.method = method;
  try {
    const stream = (body: StreamedBody) => {
      streamed = body;
    };
    await handler(request, response as unknown as ServerResponse, undefined, { stream });
    await complete;
  } catch (error) {
    streamed?.stream.destroy();
    throw error;
  } finally {
    if (asked) request.method = asked;
  }
  if (streamed && response.chunks.length === 0)
    return { status: response.statusCode, headers: response.headers, body: NOTHING, streamed };
  // An error response is sent instead.
  streamed?.stream.destroy();
  const { statusCode: status, headers } = response;
  const body = withIslandScriptsLast(withoutIslandStyle(Buffer.concat(response.chunks)));
  const policy = headers[POLICY];
  if (typeof policy === 'string' && policy.includes('sha256-')) headers[POLICY] = withOwnHashes(policy, body);
  return { status, headers, body };
}
