import { doiHref } from './doi.ts';
import { safeSuite } from './suite.ts';

export const LINK_MAX = 2000;

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of a link that a person wrote, as it is stored and shown, or undefined for what must not be one:
 * only http, https, mailto and paths of this site. Anything a browser might read otherwise is refused.
 */
export function safeHref(text: string | null | undefined): string | undefined {
  if (!text || text.length > LINK_MAX) return undefined;
  if (text.startsWith('/')) return safeSuite(text);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line breaks inside URLs
  if (/[\\\u0000-\u0020\u007f]/.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!SCHEMES.has(url.protocol)) return undefined;
  if (url.protocol === 'mailto:') return /^mailto:[^@?]+@[^@?]+/i.test(text) ? url.href : undefined;
  return /^https?:\/\//i.test(text) && url.hostname !== '' && url.username === '' ? url.href : undefined;
}

/** What a person typed as an address, completed: `exemple.fr/page` is a site, `a@exemple.fr` a mailbox, a DOI its publication. */
export function typedHref(typed: string): string | undefined {
  const text = typed.trim();
  const publication = doiHref(text);
  if (publication) return safeHref(publication);
  const direct = safeHref(text);
  if (direct || text.startsWith('/')) return direct;
  if (/^[^@\s/:]+@[^@\s/:]+\.[^@\s/:]+$/.test(text)) return safeHref(`mailto:${text}`);
  return /^[^\s/:@]+\.[^\s/:@]{2,}(\/|\?|#|$)/.test(text) ? safeHref(`https://${text}`) : undefined;
}
