import type { Settings } from '../settings.ts';

type OriginSettings = Pick<Settings, 'publicOrigin' | 'trustProxy'>;

/** Whether the reader's connection is TLS, to us or to our proxy. */
export function isSecure(url: URL, headers: Headers, settings: OriginSettings): boolean {
  if (url.protocol === 'https:') return true;
  if (settings.publicOrigin) return settings.publicOrigin.startsWith('https:');
  return settings.trustProxy > 0 && headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}

/** The site's own origin as its readers see it: the setting, else what the request says. */
export function siteOrigin(url: URL, headers: Headers, settings: OriginSettings): string {
  return settings.publicOrigin || `${isSecure(url, headers, settings) ? 'https' : 'http'}://${url.host}`;
}
