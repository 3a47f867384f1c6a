import {
  DEVICE_LIFETIME,
  PROVIDER_SIGN_IN_LIFETIME,
  SECOND_STEP_LIFETIME,
  SESSION_LIFETIME,
} from '#lib/accounts/session-rules.ts';
import { cookieSecretOf } from '../base/secrets.ts';
import type { Settings } from '../base/settings.ts';
import { isAskedFromLoopback, isPlainLoopback } from './loopback.ts';

type CookieSettings = Pick<Settings, 'insecureHttpCookie' | 'publicOrigin' | 'trustProxy'>;
/** The request headers that are read. */
type Asked = Pick<Headers, 'get'>;
type Name = 'session' | 'device' | 'provider-sign-in' | 'second-step';

/** Age (ms) at which the browser deletes the cookie; `Lax` ones are also sent with links from other sites. */
interface CookieRules {
  age: number;
  sameSite: 'Lax' | 'Strict';
}

const RULES: Record<Name, CookieRules> = {
  session: { age: SESSION_LIFETIME, sameSite: 'Lax' },
  device: { age: DEVICE_LIFETIME, sameSite: 'Strict' },
  // The provider redirects to this site, which requires `Lax`.
  'provider-sign-in': { age: PROVIDER_SIGN_IN_LIFETIME, sameSite: 'Lax' },
  'second-step': { age: SECOND_STEP_LIFETIME, sameSite: 'Strict' },
};

/**
 * `__Host-` restricts a cookie to this host over TLS. Plain HTTP needs a cookie without that prefix, with another name:
 * on an intranet set up that way, and on localhost, where Safari does not accept `Secure` cookies.
 */
const boundName = (name: Name) => `__Host-${name}`;
const plainName = (name: Name) => `negatoscope-${name}`;

function cookieNames(name: Name, asked: Asked, settings: CookieSettings): string[] {
  if (settings.insecureHttpCookie) return [plainName(name)];
  return isPlainLoopback(asked, settings) ? [boundName(name), plainName(name)] : [boundName(name)];
}

/** The secret in a cookie of the request, or null. */
function readCookie(name: Name, asked: Asked, settings: CookieSettings): string | null {
  const pairs = asked.get('cookie')?.split(/;\s*/) ?? [];
  for (const known of cookieNames(name, asked, settings)) {
    const pair = pairs.find((each) => each.startsWith(`${known}=`));
    if (pair) return pair.slice(known.length + 1);
  }
  return null;
}

/** The session cookie's secret, or null. */
export function readSessionCookie(asked: Asked, settings: CookieSettings): string | null {
  return readCookie('session', asked, settings);
}

/** The device cookie's secret, or null. */
export function readDeviceCookie(asked: Asked, settings: CookieSettings): string | null {
  return readCookie('device', asked, settings);
}

function setCookie(
  answer: Headers,
  name: Name,
  secret: string | null,
  asked: Asked,
  settings: CookieSettings,
): void {
  const { age, sameSite } = RULES[name];
  const seconds = secret === null ? 0 : age / 1000;
  for (const known of cookieNames(name, asked, settings)) {
    const bound = known === boundName(name);
    // A secret is sent without `Secure` only if the browser's own headers show that the page was loaded over plain HTTP
    // from localhost.
    if (secret && !bound && !settings.insecureHttpCookie && !isAskedFromLoopback(asked)) continue;
    const rules = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${bound ? '; Secure' : ''}`;
    answer.append('Set-Cookie', `${known}=${secret ?? ''}; ${rules}`);
  }
}

/** Sets the session cookie; null deletes it. */
export function setSessionCookie(
  answer: Headers,
  secret: string | null,
  asked: Asked,
  settings: CookieSettings,
): void {
  setCookie(answer, 'session', secret, asked, settings);
}

/** Sets the cookie that belongs to a bearer again. @returns whether the request already carried it */
export function renewSessionCookie(
  answer: Headers,
  bearer: string,
  asked: Asked,
  settings: CookieSettings,
): boolean {
  const secret = cookieSecretOf(bearer);
  setSessionCookie(answer, secret, asked, settings);
  return readSessionCookie(asked, settings) === secret;
}

/** The secret of this browser's unfinished sign-in at a provider, or null. */
export function readProviderCookie(asked: Asked, settings: CookieSettings): string | null {
  return readCookie('provider-sign-in', asked, settings);
}

/** Sets the cookie of a sign-in at an identity provider; null deletes it. */
export function setProviderCookie(
  answer: Headers,
  secret: string | null,
  asked: Asked,
  settings: CookieSettings,
): void {
  setCookie(answer, 'provider-sign-in', secret, asked, settings);
}

/** The secret of a sign-in that waits for its second factor in this browser, or null. */
export function readSecondStepCookie(asked: Asked, settings: CookieSettings): string | null {
  return readCookie('second-step', asked, settings);
}

/** Sets the cookie of a sign-in that waits for its second factor; null deletes it. */
export function setSecondStepCookie(
  answer: Headers,
  secret: string | null,
  asked: Asked,
  settings: CookieSettings,
): void {
  setCookie(answer, 'second-step', secret, asked, settings);
}

/**
 * Sets the cookie by which the browser is recognised at the next sign-in; null leaves the cookie
 * unchanged.
 */
export function setDeviceCookie(
  answer: Headers,
  secret: string | null,
  asked: Asked,
  settings: CookieSettings,
): void {
  if (secret !== null) setCookie(answer, 'device', secret, asked, settings);
}
