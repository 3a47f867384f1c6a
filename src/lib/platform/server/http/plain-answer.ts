import { ERROR_MESSAGES } from '#lib/app/error-texts.ts';
import type { ErrorCode } from '../../errors.ts';
import { ERROR_STATUS } from '../../errors.ts';
import type { Answer } from './answer.ts';
import { PLAIN_PAGE_STYLE, plainPage } from './plain-page.ts';
import { plainSecurity } from './security-headers.ts';

/** The form of an error response: for an API call, for a page that a person opened, or for anything else. */
export type PlainForm = 'json' | 'page' | 'text';

const TYPES: Record<PlainForm, string> = {
  json: 'application/json',
  page: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
};

/**
 * An error response sent before or instead of the application's.
 * @param secure whether the client's connection uses TLS
 */
export function plainAnswer(code: ErrorCode, form: PlainForm, secure: boolean): Answer {
  const message = ERROR_MESSAGES[code];
  const security = plainSecurity(secure);
  if (form === 'page') security['content-security-policy'] += `; ${PLAIN_PAGE_STYLE}`;
  return {
    status: ERROR_STATUS[code],
    headers: {
      'content-type': TYPES[form],
      'cache-control': 'no-store',
      ...security,
      ...(code === 'unavailable' && { 'retry-after': '5' }),
      ...(code === 'busy' && { 'retry-after': '2' }),
    },
    body: Buffer.from(
      form === 'json' ? JSON.stringify({ code, message }) : form === 'page' ? plainPage(message) : message,
    ),
  };
}
