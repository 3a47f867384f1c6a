import type { Settings } from '../base/settings.ts';
import { readSessionCookie } from './cookies.ts';

/** The bearer secret of an Authorization header, or null. */
export function readBearer(headers: Headers): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Both credentials of a request. */
export function readCredentials(headers: Headers, settings: Settings) {
  return { bearer: readBearer(headers), cookie: readSessionCookie(headers, settings) };
}
