import { DEVICE_LIFETIME, SESSION_LIFETIME } from '#lib/domain/session-rules.ts';
import { cookieSecretOf } from '../base/secrets.ts';
import type { Settings } from '../base/settings.ts';

type CookieSettings = Pick<Settings, 'insecureHttpCookie'>;

/**
 * `__Host-` binds a cookie to this very host over TLS (browsers also take it on localhost). A plain-HTTP
 * intranet, an explicit setting, has to do without and uses another name.
 */
function cookieName(name: 'session' | 'device', settings: CookieSettings): string {
  return settings.insecureHttpCookie ? `negatoscope-${name}` : `__Host-${name}`;
}

function readCookie(header: string | null | undefined, name: string): string | null {
  const pair = header?.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return pair ? pair.slice(name.length + 1) : null;
}

/** The session cookie's secret out of a Cookie header, or null. */
export function readSessionCookie(
  header: string | null | undefined,
  settings: CookieSettings,
): string | null {
  return readCookie(header, cookieName('session', settings));
}

/** The device cookie's secret out of a Cookie header, or null. */
export function readDeviceCookie(header: string | null | undefined, settings: CookieSettings): string | null {
  return readCookie(header, cookieName('device', settings));
}

/** Milliseconds until the browser forgets it; other sites' links may bring a `Lax` one along. */
interface CookieRules {
  age: number;
  sameSite: 'Lax' | 'Strict';
}

function setCookie(name: string, secret: string, { age, sameSite }: CookieRules, settings: CookieSettings) {
  const secure = settings.insecureHttpCookie ? '' : '; Secure';
  return `${name}=${secret}; Path=/; Max-Age=${age / 1000}; HttpOnly; SameSite=${sameSite}${secure}`;
}

/** The Set-Cookie value that stores a secret, or with null that clears it. */
export function sessionCookie(secret: string | null, settings: CookieSettings): string {
  const age = secret === null ? 0 : SESSION_LIFETIME;
  return setCookie(cookieName('session', settings), secret ?? '', { age, sameSite: 'Lax' }, settings);
}

/** The Set-Cookie value that goes with a bearer, for a browser that lost its cookie. */
export function cookieOfBearer(bearer: string, settings: CookieSettings): string {
  return sessionCookie(cookieSecretOf(bearer), settings);
}

/** The Set-Cookie value by which a browser is known when somebody signs in again. */
export function deviceCookie(secret: string, settings: CookieSettings): string {
  const rules = { age: DEVICE_LIFETIME, sameSite: 'Strict' } as const;
  return setCookie(cookieName('device', settings), secret, rules, settings);
}
