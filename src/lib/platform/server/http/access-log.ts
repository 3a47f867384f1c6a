import type { IncomingMessage, ServerResponse } from 'node:http';

/** The end of the address of a shared list or an unlisted item lets whoever has it in: it is no more told than a query string. */
const told = (url: string) => url.split('?')[0]?.replace(/^\/(shared|unlisted)\/.+/, '/$1/…');

/** One line per request when it ends: method, path, status (`-` when cut), duration. Never a query string, never a header. */
export function logAccess(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request;
  const startedAt = performance.now();
  response.once('close', () => {
    const outcome = response.writableFinished ? response.statusCode : '-';
    console.info(`${method} ${told(url)} ${outcome} ${Math.round(performance.now() - startedAt)} ms`);
  });
}
