import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Assets } from '#lib/server/http/assets.ts';
import type { NodeHandler } from '#lib/server/http/captured-response.ts';
import { createListener } from '#lib/server/http/listener.ts';
import { PageCache } from '#lib/server/http/page-cache.ts';

export interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The production listener over an application that says how often it rendered. */
export class StandInServer {
  version = 1;
  renderings = 0;
  /** The cookie `s=anna` stands for anna. */
  reader = ({ headers: { cookie } }: IncomingMessage): string | undefined => (cookie ? cookie.slice(2) : '');
  readonly #server = createServer(
    createListener({
      application: (incoming, response) => this.#application(incoming, response),
      assets: new Assets(new Map([['/_astro/a.js', ASSET]])),
      pages: new PageCache(10_000_000),
      contentVersion: () => this.version,
      readerOf: async (incoming) => this.reader(incoming),
      siteOf: (incoming) => incoming.headers.host ?? '',
    }),
  );

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
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

  #application: NodeHandler = async (incoming, response) => {
    this.renderings += 1;
    const { url, method, body } = incoming as IncomingMessage & { body?: Buffer };
    if (url === '/broken') throw new Error('secret cause');
    if (url === '/echo') {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.end(String(body?.length));
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
    response.writeHead(url === '/absent' ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      ...(url !== '/never' && url !== '/steady' && { 'x-page-cache': url === '/mine' ? 'user' : 'public' }),
      ...(url === '/signing-in' && { 'set-cookie': 'a=b' }),
    });
    const page = url === '/steady' ? 'always the same' : `rendering ${this.renderings} as ${method}`;
    response.end(`<p>${page}</p>${'é'.repeat(1_000)}`);
  };
}

const ASSET = {
  headers: { 'content-type': 'text/javascript', etag: 'W/"a"', 'cache-control': 'immutable' },
  bodies: { identity: Buffer.from('plain'), br: Buffer.from('brotli') },
};
