import { SESSION_LIFETIME } from '#lib/domain/session-rules.ts';
import { cookieSecretOf } from '../secrets.ts';
import type { Settings } from '../settings.ts';

type CookieSettings = Pick<Settings, 'insecureHttpCookie'>;

/**
 * `__Host-` binds the cookie to this very host over TLS (browsers also take it on localhost). A plain-HTTP
 * intranet, an explicit setting, has to do without and uses another name.
 */
export function sessionCookieName(settings: CookieSettings): string {
  return settings.insecureHttpCookie ? 'negatoscope-session' : '__Host-session';
}

/** The session cookie's secret out of a Cookie header, or null. */
export function readSessionCookie(
  header: string | null | undefined,
  settings: CookieSettings,
): string | null {
  const prefix = `${sessionCookieName(settings)}=`;
  const pair = header?.split(/;\s*/).find((each) => each.startsWith(prefix));
  return pair ? pair.slice(prefix.length) : null;
}

/** The Set-Cookie value that stores a secret, or with null that clears it. */
export function sessionCookie(secret: string | null, settings: CookieSettings): string {
  const age = secret === null ? 0 : SESSION_LIFETIME / 1000;
  const secure = settings.insecureHttpCookie ? '' : '; Secure';
  const name = sessionCookieName(settings);
  return `${name}=${secret ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/** The Set-Cookie value that goes with a bearer, for a browser that lost its cookie. */
export function cookieOfBearer(bearer: string, settings: CookieSettings): string {
  return sessionCookie(cookieSecretOf(bearer), settings);
}
