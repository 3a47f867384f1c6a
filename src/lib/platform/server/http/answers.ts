import { errorDetails, errorMessage } from '#lib/app/error-texts.ts';
import { type AppError, ERROR_STATUS, type ErrorAnswer } from '../../errors.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { logFault } from '../base/fault-log.ts';
import type { Settings } from '../base/settings.ts';
import { setSessionCookie } from './cookies.ts';
import { readBearer } from './credentials.ts';
import { toldPath } from './told-path.ts';

/** A JSON answer from a text that is JSON already. */
export function jsonText(text: string): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  return new Response(text, { headers });
}

/** Whether an error is a fault of the server, which the administrator must know about. */
export function isServerFault(error: unknown): boolean {
  const code = errorCodeOf(error);
  return ERROR_STATUS[code] >= 500 && code !== 'busy';
}

/** Logs an error for the administrator: never a body, a query string or a credential. */
export function logFailedRequest(request: Request, error: unknown): void {
  logFault(`${request.method} ${toldPath(new URL(request.url).pathname)}`, error);
}

/** The French text for anything thrown. */
export function messageOf(error: unknown, settings: Pick<Settings, 'passwordMin'>): string {
  const { retryAfter, space, details } = (error ?? {}) as Partial<AppError>;
  const { passwordMin } = settings;
  return errorMessage(errorCodeOf(error), { retryAfter, space, details, passwordMin });
}

/**
 * Why a page's form was refused, in French; the answer gets its status.
 * @throws errors of the server, and `not_found`: the page has nothing to say then
 */
export function refusalOf(
  error: unknown,
  response: { status?: number },
  settings: Pick<Settings, 'passwordMin'>,
): string {
  const code = errorCodeOf(error);
  if (isServerFault(error) || code === 'not_found') throw error;
  response.status = ERROR_STATUS[code];
  return messageOf(error, settings);
}

/** Seconds after which a request to a busy server may be repeated. */
export const RETRY_BUSY = '2';

/** Turns anything thrown into the API's error answer. A bearer that is refused also clears the cookie. */
export function errorResponse(request: Request, error: unknown, settings: Settings): Response {
  const code = errorCodeOf(error);
  const status = ERROR_STATUS[code];
  if (isServerFault(error)) logFailedRequest(request, error);
  const { details, retryAfter } = (code === 'internal' ? {} : error) as Partial<AppError>;
  const answer: ErrorAnswer = {
    code,
    message: messageOf(error, settings),
    ...(details && { details: [...errorDetails(code, details)] }),
  };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (code === 'too_many_attempts' || code === 'too_many_writes' || code === 'quota_lately')
    headers.set('Retry-After', String(retryAfter ?? 60));
  if (code === 'unavailable' || code === 'uploads_full') headers.set('Retry-After', '5');
  if (code === 'busy') headers.set('Retry-After', RETRY_BUSY);
  if (code === 'sign_in_required') {
    headers.set('WWW-Authenticate', 'Bearer');
    // An ended session's cookie is deleted too; a call without bearer says nothing about any session.
    if (readBearer(request.headers)) setSessionCookie(headers, null, request.headers, settings);
  }
  return Response.json(answer, { status, headers });
}
