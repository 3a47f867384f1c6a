import type { Settings } from '../base/settings.ts';

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Whether a write request comes from this site's own pages, or from a program that is not a browser. For the few writes
 * that need no bearer: sign-in, registration, sign-out, reset. Browsers send Sec-Fetch-Site over secure
 * connections, and always send Origin with a POST.
 */
export function isSameSite(headers: Headers, url: URL, settings: Pick<Settings, 'publicOrigin'>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const host = hostOf(origin);
  return host !== null && (host === url.host || host === hostOf(settings.publicOrigin));
}
