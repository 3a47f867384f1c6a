/** Whether a page is requested to be stored for later, without being shown (docs/decisions/0053). */
export function isOfflineCopyRequest(headers: Headers): boolean {
  return headers.get('purpose') === 'prefetch';
}

/** Whether the result is not shown yet: a browser prefetches it before a click, or it is stored for offline use. */
export function isPrefetch(headers: Headers): boolean {
  return Boolean(headers.get('sec-purpose')?.includes('prefetch')) || isOfflineCopyRequest(headers);
}
