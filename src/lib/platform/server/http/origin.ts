import type { IncomingMessage } from 'node:http';
import type { Settings } from '../base/settings.ts';

type OriginSettings = Pick<Settings, 'publicOrigin' | 'trustProxy'>;

/** Whether the client's connection uses TLS, to this process or to its proxy. */
export function isSecure(url: URL, headers: Headers, settings: OriginSettings): boolean {
  return url.protocol === 'https:' || isSecureByProxy(headers.get('x-forwarded-proto'), settings);
}

/** Like `isSecure`, for a request that has not reached the application: this process has no TLS itself. */
export function isSecureRequest(request: IncomingMessage, settings: OriginSettings): boolean {
  return isSecureByProxy(String(request.headers['x-forwarded-proto'] ?? ''), settings);
}

/** Whether a request is secure according to a proxy's header. */
export function isSecureByProxy(forwarded: string | null, settings: OriginSettings): boolean {
  if (settings.publicOrigin) return settings.publicOrigin.startsWith('https:');
  return settings.trustProxy > 0 && forwarded?.split(',').at(-1)?.trim() === 'https';
}

/** The site's public origin: from the setting, or else from the request. */
export function siteOrigin(url: URL, headers: Headers, settings: OriginSettings): string {
  return settings.publicOrigin || `${isSecure(url, headers, settings) ? 'https' : 'http'}://${url.host}`;
}
