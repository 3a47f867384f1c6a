import type { LoginAnswer } from '#lib/accounts/schemas.ts';
import type { OpenedSession } from '#lib/accounts/server/open-session.ts';
import type { Settings } from '../base/settings.ts';
import { setDeviceCookie, setSecondStepCookie, setSessionCookie } from './cookies.ts';

/**
 * Makes the browser keep a new session, and forget a sign-in that waited for its second step. @returns what a script
 * keeps
 */
export function keepSession(
  answer: Headers,
  { cookie, token, username, deviceSecret }: OpenedSession,
  asked: Headers,
  settings: Settings,
): LoginAnswer {
  setSessionCookie(answer, cookie, asked, settings);
  setDeviceCookie(answer, deviceSecret, asked, settings);
  setSecondStepCookie(answer, null, asked, settings);
  return { token, username };
}
