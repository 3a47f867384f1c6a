import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Answer } from '#lib/platform/server/http/answer.ts';
import { Assets } from '#lib/platform/server/http/assets.ts';
import type { NodeHandler } from '#lib/platform/server/http/captured-response.ts';
import { createListener } from '#lib/platform/server/http/listener.ts';
import { PageCache } from '#lib/platform/server/http/page-cache.ts';
import { createHttpServer } from '#lib/platform/server/http/server.ts';
import { askAndWait } from '../run/ask-and-wait.ts';

export interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The production listener over an application that says how often it rendered. */
export class StandInServer {
  version = 1;
  renderings = 0;
  /** How much of each streamed body was read, and whether it was closed. */
  readonly streams: { given: number; closed: boolean }[] = [];
  /** The cookie `s=anna` identifies anna. */
  reader = ({ headers: { cookie } }: IncomingMessage): string | undefined => (cookie ? cookie.slice(2) : '');
  /** Renderings of pages wait for it. */
  held: Promise<unknown> = Promise.resolve();
  /** The files of another build. */
  otherBuild = (_path: string): Answer | undefined => undefined;
  readonly #server = createHttpServer(
    createListener({
      application: (...asked) => this.#application(...asked),
      assets: new Assets([['/_astro/a.js', ASSET]]),
      otherBuilds: { find: async (path) => this.otherBuild(path) },
      pages: new PageCache(10_000_000),
      contentVersion: () => this.version,
      readerOf: async (incoming) => this.reader(incoming),
      siteOf: (incoming) => incoming.headers.host ?? '',
      isSecure: (incoming) => incoming.headers['x-forwarded-proto'] === 'https',
      memory: MEMORY,
    }),
    true,
  );

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  /** Sends `count` requests at once; rendering waits until the server has read all of them. */
  askTogether(path: string, count: number): Promise<Reply[]> {
    let read = 0;
    const all = Promise.withResolvers<void>();
    this.held = all.promise;
    this.reader = () => {
      read += 1;
      // The last request joins the running rendering in the same task.
      if (read === count) setImmediate(all.resolve);
      return '';
    };
    return Promise.all(Array.from({ length: count }, () => this.ask(path)));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  ask(path: string, headers: Record<string, string> = {}, method = 'GET', body?: Buffer): Promise<Reply> {
    const { port } = this.#server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const outgoing = request({ port, path, method, headers, host: '127.0.0.1' }, async (incoming) => {
        const chunks: Buffer[] = await incoming.toArray();
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  /** Asks and leaves the answer unread. */
  askAndWait(path: string): Promise<Socket> {
    return askAndWait(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`);
  }

  #stream(response: ServerResponse, locals: Parameters<NodeHandler>[3]): void {
    const body = { given: 0, closed: false };
    this.streams.push(body);
    async function* pieces() {
      for (; body.given < STREAM_BYTES; body.given += PIECE.length) yield PIECE;
    }
    const stream = Readable.from(pieces(), { objectMode: false });
    stream.once('close', () => {
      body.closed = true;
    });
    locals?.stream?.({ stream, held: 0 });
    response.writeHead(200, { 'content-length': String(STREAM_BYTES), etag: '"stream"' });
    response.end();
  }

  #application: NodeHandler = async (incoming, response, _next, locals) => {
    this.renderings += 1;
    const { url, method, body } = incoming as IncomingMessage & { body?: Buffer };
    if (url === '/broken') throw new Error('secret cause');
    if (url === '/stream') return this.#stream(response, locals);
    if (url === '/echo') {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.end(String(body?.length));
      return;
    }
    await this.held;
    response.writeHead(STATUSES[url ?? ''] ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      ...(url !== '/never' && url !== '/steady' && { 'x-page-cache': url === '/mine' ? 'user' : 'public' }),
      ...(url === '/signing-in' && { 'set-cookie': 'a=b' }),
    });
    const page = url === '/steady' ? 'always the same' : `rendering ${this.renderings} as ${method}`;
    response.end(`<p>${page}</p>${'é'.repeat(1_000)}`);
  };
}

/** Bytes of `/stream`: more than sockets take for somebody who does not read. */
export const STREAM_BYTES = 64 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 7);
/** Four streamed answers have room. */
const MEMORY = 1024 * 1024;

const STATUSES: Record<string, number> = { '/absent': 404, '/away': 503 };

const ASSET = { identity: Buffer.from('plain'), br: Buffer.from('brotli') };
