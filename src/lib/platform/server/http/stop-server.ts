import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

/** Kept connections stay open for so long (ms): a request that is sent at this moment is not lost. */
const STILL_OPEN = 1_000;
/** The same behind a proxy, which is to close idle connections before (compose.yaml: after 4 s). */
const STILL_OPEN_FOR_PROXY = 5_000;
/** Interval (ms) of the search for idle connections. */
const LOOK = 50;
/** Maximum turns of the event loop to wait, if a client connects in each of them. */
const TURNS_MAX = 1_000;

/** The responses that each server has not sent whole. */
const underWay = new WeakMap<Server, Set<ServerResponse>>();

/** Follows the responses of a server, so that `stopServer` can end the connections of those under way. */
export function followResponses(server: Server): void {
  const responses = new Set<ServerResponse>();
  underWay.set(server, responses);
  server.on('request', (_, response) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
}

const endConnection = (response: ServerResponse) => response.setHeader('Connection', 'close');

/**
 * Stops a server without causing errors at a proxy in front of several servers. New connections are refused at once;
 * requests in progress, and those that still arrive on kept-alive connections, are completed.
 * @param grace milliseconds after which all remaining connections are closed
 * @param isBehindProxy whether the connections are those of a proxy, which sends writes on a kept one only once
 */
export async function stopServer(server: Server, grace: number, isBehindProxy = false): Promise<void> {
  const closed = once(server, 'close');
  server.prependListener('request', (_, response) => endConnection(response));
  // Else a slow one leaves its connection to the proxy, whose next request may come in the moment of closing it.
  for (const response of underWay.get(server) ?? []) if (!response.headersSent) endConnection(response);
  setTimeout(() => server.closeAllConnections(), grace).unref();
  await acceptedAll(server);
  // Not `close` of the HTTP server: it would close idle connections at the same moment.
  NetServer.prototype.close.call(server);
  const ended = closed.then(() => true);
  const first = isBehindProxy ? STILL_OPEN_FOR_PROXY : STILL_OPEN;
  for (let wait = first; !(await Promise.race([ended, pause(wait, false)])); wait = LOOK) {
    await acceptedAll(server);
    // A kept-alive connection becomes idle only after its last response was sent.
    server.closeIdleConnections();
  }
}

/**
 * Resolves after a turn of the event loop without a new connection. The system resets connections that the server has
 * not accepted, or whose bytes it has not read, and a proxy never repeats a write request that was lost
 * in this way.
 */
async function acceptedAll(server: Server): Promise<void> {
  let connections = 0;
  const count = () => {
    connections += 1;
  };
  server.on('connection', count);
  // Data already received by the system are processed after the first turn, not before.
  await turn();
  for (let turns = 0, before = -1; turns < TURNS_MAX && connections > before; turns += 1) {
    before = connections;
    await turn();
  }
  server.off('connection', count);
}
