import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fault injected into a request to the PACS. */
export type Mishap =
  | { status: number; type?: string; body?: string; location?: string }
  /** The connection ends after this many bytes of the answer. */
  | { cutAt: number };

/** A proxy in front of a site and of a PACS, as docs/deploy.md sets nginx up. */
export interface PacsProxy {
  origin: string;
  /** Everything that reached the site: addresses, headers and bodies. */
  readonly toSite: Buffer[];
  /** Paths requested from the PACS. */
  readonly toPacs: string[];
  /** The fault for a request to the PACS, by its path. */
  mishap: (path: string) => Mishap | undefined;
  stop(): Promise<void>;
}

const ROOT = '/dicom-web';

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

interface Passed {
  to: string;
  path: string;
  method: string;
  headers: NodeJS.Dict<string | string[]>;
  body?: Buffer;
}

const passOn = ({ to, path, method, headers, body }: Passed) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(to);
    request({ hostname, port, path, method, headers }, resolve).once('error', reject).end(body);
  });

function befall(response: ServerResponse, mishap: Exclude<Mishap, { cutAt: number }>): void {
  const { status, type = 'text/plain', body = '', location } = mishap;
  response.writeHead(status, { 'Content-Type': type, ...(location && { Location: location }) }).end(body);
}

/** @param pacs the origin of the PACS, whose root is `/dicom-web` */
export async function startPacsProxy(site: string, pacs: string): Promise<PacsProxy> {
  const proxy = { toSite: [] as Buffer[], toPacs: [] as string[], mishap: () => undefined } as Omit<
    PacsProxy,
    'origin' | 'stop'
  > & { toSite: Buffer[]; toPacs: string[] };

  async function toSite(incoming: IncomingMessage, path: string, headers: Passed['headers'], body: Buffer) {
    const { method = 'GET' } = incoming;
    proxy.toSite.push(Buffer.from(`${method} ${path} ${JSON.stringify(headers)}`), body);
    return passOn({ to: site, path, method, headers, body });
  }

  async function toPacs(incoming: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    // Like `auth_request`: our server learns who asks, and nothing about the request.
    const { cookie, host } = incoming.headers;
    const who = { host, ...(cookie !== undefined && { cookie }) };
    const leave = await toSite(incoming, '/dicomweb/access', who, Buffer.alloc(0));
    leave.resume();
    if (leave.statusCode !== 204) return befall(response, { status: leave.statusCode ?? 500 });
    const mishap = proxy.mishap(path);
    if (mishap && 'status' in mishap) return befall(response, mishap);
    proxy.toPacs.push(path);
    const { accept } = incoming.headers;
    const answer = await passOn({ to: pacs, path, method: 'GET', headers: { accept, host } });
    const body = await bodyOf(answer);
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length });
    if (!mishap) return void response.end(body);
    response.write(body.subarray(0, mishap.cutAt), () => response.destroy());
  }

  const server = createServer(async (incoming, response) => {
    const { url = '/' } = incoming;
    try {
      if (url.startsWith(`${ROOT}/`)) return await toPacs(incoming, response, url);
      const answer = await toSite(incoming, url, incoming.headers, await bodyOf(incoming));
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    } catch {
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(proxy, {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
