import type { LoginAnswer } from '#lib/accounts/schemas.ts';
import type { OpenedSession } from '#lib/accounts/server/open-session.ts';
import type { Settings } from '../base/settings.ts';
import { setDeviceCookie, setSecondStepCookie, setSessionCookie } from './cookies.ts';

/** Has the browser that asked keep a session that was opened, and forget a sign-in that waited. @returns what a script keeps */
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
