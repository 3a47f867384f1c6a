import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy before several processes, each request to the next of them. */
export interface ReverseProxy {
  origin: string;
  /** Requests that no process answered: the proxy did, with 502. */
  readonly unanswered: number;
  close(): Promise<void>;
}

/** Which process answered, by its place in the list. */
const ANSWERED_BY = 'x-answered-by';

/** How long an idle connection is kept (ms), as in compose.yaml. */
const IDLE = 4_000;

/** What concerns one connection only, and is not passed on. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

function forwarded({ headers, socket }: IncomingMessage): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && name !== 'connection',
  );
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return {
    ...(Object.fromEntries(kept) as Record<string, string | string[]>),
    'x-forwarded-for': hops,
    'x-forwarded-proto': 'http',
  };
}

/** Resolves once there is a connection to send on; nothing of the request has left before. */
function connected(outgoing: ClientRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('socket', (socket) => {
      if (!socket.connecting) resolve();
      else socket.once('connect', () => resolve());
    });
  });
}

/**
 * Starts one, as nginx is usually set up: connections are kept, a process that takes none is passed over, and a
 * request that may have been received is sent again only when it merely reads.
 */
export async function startProxy(origins: readonly string[]): Promise<ReverseProxy> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE });
  let turn = 0;
  let unanswered = 0;

  async function pass(
    incoming: IncomingMessage,
    response: ServerResponse,
    place: number,
    tries = origins.length,
  ): Promise<void> {
    const { hostname, port } = new URL(origins[place]!);
    const { method = '', url } = incoming;
    const reads = method === 'GET' || method === 'HEAD';
    const target = { hostname, port, method, path: url, agent, headers: forwarded(incoming) };
    const outgoing = request({ ...target, setHost: false });
    let isSent = false;
    try {
      const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
      answered.catch(() => undefined);
      await connected(outgoing);
      isSent = true;
      response.once('close', () => {
        if (!response.writableFinished) outgoing.destroy();
      });
      incoming.pipe(outgoing);
      const [answer] = await answered;
      const headers = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name));
      response.writeHead(answer.statusCode ?? 502, {
        ...Object.fromEntries(headers),
        [ANSWERED_BY]: String(place),
      });
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    } catch {
      if (tries > 1 && (!isSent || reads))
        return pass(incoming, response, (place + 1) % origins.length, tries - 1);
      unanswered += 1;
      response.writeHead(502).end();
    }
  }

  const server = createServer((incoming, response) => {
    turn = (turn + 1) % origins.length;
    void pass(incoming, response, turn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    get unanswered() {
      return unanswered;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
