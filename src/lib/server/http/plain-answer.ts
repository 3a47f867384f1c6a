import type { ErrorCode } from '#lib/contract/errors.ts';
import { ERROR_STATUS } from '#lib/contract/errors.ts';
import { ERROR_MESSAGES } from '#lib/messages/errors.ts';
import type { Answer } from './answer.ts';

/** An error answered before or instead of the application: JSON for the API, a line of text elsewhere. */
export function plainAnswer(code: ErrorCode, path: string): Answer {
  const message = ERROR_MESSAGES[code];
  const json = path.startsWith('/api/');
  return {
    status: ERROR_STATUS[code],
    headers: {
      'content-type': json ? 'application/json' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(code === 'unavailable' && { 'retry-after': '5' }),
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      ...(code === 'busy' && { 'retry-after': '2' }),
    },
    body: Buffer.from(json ? JSON.stringify({ code, message }) : message),
  };
}
