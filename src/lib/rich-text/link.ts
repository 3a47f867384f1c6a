import { safeSuite } from '#lib/accounts/return-path.ts';

export const LINK_MAX = 2000;

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of a link written by a person, as stored and displayed; undefined if it is not allowed:
 * only http, https, mailto and paths of this site are. Anything that browsers might interpret otherwise is refused.
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
