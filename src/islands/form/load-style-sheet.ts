const asked = new Map<string, Promise<void>>();

/**
 * Adds a style sheet that only a part loaded on demand needs, and waits for it. If it cannot be loaded the part works
 * unstyled; a rejected import could not be retried.
 */
export function loadStyleSheet(href: string): Promise<void> {
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
