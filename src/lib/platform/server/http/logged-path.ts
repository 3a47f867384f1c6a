/** Paths that end with a secret: a shared list, an unlisted item, an invitation. */
const WITH_TOKEN = /^\/(shared|unlisted|invitation|flag\/list|api\/collections\/shared)\/.+/;

/** A path for the log: without its query string and without secrets. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(WITH_TOKEN, '/$1/…');
}
