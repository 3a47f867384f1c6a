/** Whether a page keeps what it asks for, to be read later: nobody sees it yet (docs/decisions/0053). */
export function askedToKeep(headers: Headers): boolean {
  return headers.get('purpose') === 'prefetch';
}

/** Whether nobody sees yet what is asked for: a browser fetches it ahead of a click, or it is kept for later. */
export function askedAhead(headers: Headers): boolean {
  return Boolean(headers.get('sec-purpose')?.includes('prefetch')) || askedToKeep(headers);
}
