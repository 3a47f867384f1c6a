import type { ErrorCode } from '#lib/contract/errors.ts';
import { ERROR_STATUS } from '#lib/contract/errors.ts';
import { ERROR_MESSAGES } from '#lib/messages/errors.ts';
import type { Answer } from './answer.ts';
import { plainSecurity } from './security-headers.ts';

/**
 * An error answered before or instead of the application: JSON for the API, a line of text elsewhere.
 * @param secure whether the reader's connection is TLS
 */
export function plainAnswer(code: ErrorCode, path: string, secure: boolean): Answer {
  const message = ERROR_MESSAGES[code];
  const json = path.startsWith('/api/');
  return {
    status: ERROR_STATUS[code],
    headers: {
      'content-type': json ? 'application/json' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...plainSecurity(secure),
      ...(code === 'unavailable' && { 'retry-after': '5' }),
      ...(code === 'busy' && { 'retry-after': '2' }),
    },
    body: Buffer.from(json ? JSON.stringify({ code, message }) : message),
  };
}
