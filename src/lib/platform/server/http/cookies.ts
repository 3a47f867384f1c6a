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
/** The part of a request's headers that is read. */
type Asked = Pick<Headers, 'get'>;
type Name = 'session' | 'device' | 'provider-sign-in' | 'second-step';

/** Milliseconds until the browser forgets it; other sites' links may bring a `Lax` one along. */
interface CookieRules {
  age: number;
  sameSite: 'Lax' | 'Strict';
}

const RULES: Record<Name, CookieRules> = {
  session: { age: SESSION_LIFETIME, sameSite: 'Lax' },
  device: { age: DEVICE_LIFETIME, sameSite: 'Strict' },
  // The provider's page leads back here.
  'provider-sign-in': { age: PROVIDER_SIGN_IN_LIFETIME, sameSite: 'Lax' },
  'second-step': { age: SECOND_STEP_LIFETIME, sameSite: 'Strict' },
};

/**
 * `__Host-` binds a cookie to this very host over TLS. Plain HTTP needs a cookie without it, and another name: on an
 * intranet that is set up so, and on localhost, where Chromium and Firefox take a `Secure` cookie and Safari does not.
 */
const boundName = (name: Name) => `__Host-${name}`;
const plainName = (name: Name) => `negatoscope-${name}`;

function cookieNames(name: Name, asked: Asked, settings: CookieSettings): string[] {
  if (settings.insecureHttpCookie) return [plainName(name)];
  return isPlainLoopback(asked, settings) ? [boundName(name), plainName(name)] : [boundName(name)];
}

/** The secret of a cookie that a request carries, or null. */
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
    // A secret leaves without `Secure` only for a page that the browser itself says has come over plain HTTP from
    // localhost.
    if (secret && !bound && !settings.insecureHttpCookie && !isAskedFromLoopback(asked)) continue;
    const rules = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${bound ? '; Secure' : ''}`;
    answer.append('Set-Cookie', `${known}=${secret ?? ''}; ${rules}`);
  }
}

/** Makes the browser keep the session's secret, or with null forget it. */
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

/** Makes the browser keep the secret of a sign-in at a provider, or with null forget it. */
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

/** Makes the browser keep the secret of a sign-in that waits for its second factor, or with null forget it. */
export function setSecondStepCookie(
  answer: Headers,
  secret: string | null,
  asked: Asked,
  settings: CookieSettings,
): void {
  setCookie(answer, 'second-step', secret, asked, settings);
}

/**
 * Makes the browser keep the secret by which it is recognised when somebody signs in again; null leaves that as it
 * is.
 */
export function setDeviceCookie(
  answer: Headers,
  secret: string | null,
  asked: Asked,
  settings: CookieSettings,
): void {
  if (secret !== null) setCookie(answer, 'device', secret, asked, settings);
}
