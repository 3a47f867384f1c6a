/** Whether a page keeps what it asks for, to be read later: nobody sees it yet (docs/decisions/0053). */
export function askedToKeep(headers: Headers): boolean {
  return headers.get('purpose') === 'prefetch';
}

/** Whether the result is not shown yet: a browser prefetches it before a click, or it is kept for offline use. */
export function askedAhead(headers: Headers): boolean {
  return Boolean(headers.get('sec-purpose')?.includes('prefetch')) || askedToKeep(headers);
}
