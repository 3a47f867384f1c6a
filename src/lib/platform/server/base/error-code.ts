import { ERROR_STATUS, type ErrorCode } from '../../errors.ts';
import { isConnectionLost, isDamaged, isDiskFull } from './failures.ts';

/** SQLITE_BUSY and SQLITE_LOCKED: somebody else's write outlasted our waiting. */
const SQLITE_BUSY = new Set([5, 6]);

/**
 * The API's code for anything that was thrown. Our own errors are recognised by their name, not by their class: the
 * server and the built pages each carry their own copy of it.
 */
export function errorCodeOf(error: unknown): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'internal';
  const { name, code, errcode, cause } = error as Record<string, unknown>;
  if (name === 'AppError' && Object.hasOwn(ERROR_STATUS, String(code))) return code as ErrorCode;
  if (isDiskFull(error)) return 'disk_full';
  if (isConnectionLost(error) || isDamaged(error) || SQLITE_BUSY.has(Number(errcode))) return 'unavailable';
  return cause === undefined ? 'internal' : errorCodeOf(cause);
}
