const asked = new Map<string, Promise<void>>();

/**
 * Adds a sheet of styles that only what is asked for needs, and waits until it is there. Where it cannot be fetched
 * one goes on without: what was asked for works unstyled, and a failed import could not be tried again.
 */
export function lateSheet(href: string): Promise<void> {
  const before = asked.get(href);
  if (before) return before;
  const added = new Promise<void>((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => done();
    link.onerror = () => done();
    document.head.append(link);
  });
  asked.set(href, added);
  return added;
}
