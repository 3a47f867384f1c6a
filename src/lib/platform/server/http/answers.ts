import { errorDetails, errorMessage } from '#lib/app/error-texts.ts';
import { type AppError, ERROR_STATUS, type ErrorAnswer } from '../../errors.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { logFault } from '../base/fault-log.ts';
import type { Settings } from '../base/settings.ts';
import { setSessionCookie } from './cookies.ts';
import { readBearer } from './credentials.ts';
import { loggedPath } from './logged-path.ts';

/** A JSON response from a text that is already JSON. */
export function jsonText(text: string): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  return new Response(text, { headers });
}

/** Whether an error is a fault of the server that the administrator must know about. */
export function isServerFault(error: unknown): boolean {
  const code = errorCodeOf(error);
  return ERROR_STATUS[code] >= 500 && code !== 'busy';
}

/** Logs an error for the administrator: never a body, a query string or a credential. */
export function logFailedRequest(request: Request, error: unknown): void {
  logFault(`${request.method} ${loggedPath(new URL(request.url).pathname)}`, error);
}

/** The French message for any thrown value. */
export function messageOf(error: unknown, settings: Pick<Settings, 'passwordMin'>): string {
  const { retryAfter, space, details } = (error ?? {}) as Partial<AppError>;
  const { passwordMin } = settings;
  return errorMessage(errorCodeOf(error), { retryAfter, space, details, passwordMin });
}

/**
 * The French message of a refused form on a page; the page's response gets the status of the error.
 * @throws server faults, and `not_found`, for which the page has no message
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

/** Value of Retry-After (seconds) for a busy server. */
export const RETRY_BUSY = '2';

/** Converts any thrown value to the API's error response. A refused bearer token also clears the cookie. */
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
    // The cookie of the ended session is deleted, too; a request without a bearer token concerns no session.
    if (readBearer(request.headers)) setSessionCookie(headers, null, request.headers, settings);
  }
  return Response.json(answer, { status, headers });
}
