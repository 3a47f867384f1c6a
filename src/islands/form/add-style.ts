/** Adds a style sheet that only what is asked for needs; settled once it holds, or cannot be fetched. */
export function addStyle(href: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (known?.sheet) return Promise.resolve();
  const link = known ?? document.createElement('link');
  return new Promise((done) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => done(), { once: true });
    link.rel = 'stylesheet';
    link.href = href;
    if (!known) document.head.append(link);
  });
}
