import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Kept connections stay open for so long (ms): a request that a proxy sends at this moment is not lost. */
const STILL_OPEN = 1_000;

/**
 * Stops a server so that a proxy before several can go on without an error. New connections are refused at once;
 * requests under way, and those that still come on kept connections, are answered.
 * @param grace milliseconds after which whatever has not ended is cut
 */
export async function stopServer(server: Server, grace: number): Promise<void> {
  const closed = once(server, 'close');
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  // Not the HTTP server's own: it cuts idle connections at the same moment.
  NetServer.prototype.close.call(server);
  let closing: NodeJS.Timeout | undefined;
  // A connection kept alive is idle only once its last answer is sent.
  const quiet = setTimeout(() => {
    closing = setInterval(() => server.closeIdleConnections(), 50);
  }, STILL_OPEN);
  setTimeout(() => server.closeAllConnections(), grace).unref();
  await closed;
  clearTimeout(quiet);
  clearInterval(closing);
}
