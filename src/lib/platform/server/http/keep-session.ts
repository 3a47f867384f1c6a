import type { LoginAnswer } from '#lib/accounts/schemas.ts';
import type { OpenedSession } from '#lib/accounts/server/open-session.ts';
import type { Settings } from '../base/settings.ts';
import { setDeviceCookie, setSecondStepCookie, setSessionCookie } from './cookies.ts';

/**
 * Sets the cookie of a new session, and deletes that of a sign-in that waited for its second factor. @returns the data
 * that scripts store
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
