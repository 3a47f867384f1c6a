import type { IncomingMessage, ServerResponse } from 'node:http';

/** One line per request when it ends: method, path, status (`-` when cut), duration. Never a query string, never a header. */
export function logAccess(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request;
  const startedAt = performance.now();
  response.once('close', () => {
    const outcome = response.writableFinished ? response.statusCode : '-';
    console.info(`${method} ${url.split('?')[0]} ${outcome} ${Math.round(performance.now() - startedAt)} ms`);
  });
}
