import { doiHref } from './doi.ts';
import { safeHref } from './link.ts';

/** Completes a typed address: `exemple.fr/page` is a site, `a@exemple.fr` a mail address, a DOI its publication. */
export function typedHref(typed: string): string | undefined {
  const text = typed.trim();
  const publication = doiHref(text);
  if (publication) return safeHref(publication);
  const direct = safeHref(text);
  if (direct || text.startsWith('/')) return direct;
  if (/^[^@\s/:]+@[^@\s/:]+\.[^@\s/:]+$/.test(text)) return safeHref(`mailto:${text}`);
  return /^[^\s/:@]+\.[^\s/:@]{2,}(\/|\?|#|$)/.test(text) ? safeHref(`https://${text}`) : undefined;
}
