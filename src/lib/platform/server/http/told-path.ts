/** Addresses that end with a secret: a shared list, an unlisted item, an invitation. */
const WITH_TOKEN = /^\/(shared|unlisted|invitation|flag\/list|api\/collections\/shared)\/.+/;

/** An address for the log: without its query string, and without a token. */
export function toldPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(WITH_TOKEN, '/$1/…');
}
