import { ERROR_STATUS, type ErrorCode } from '../../errors.ts';
import { isConnectionLost, isDamaged, isDiskFull } from './failures.ts';

/** SQLITE_BUSY and SQLITE_LOCKED: another connection held the lock longer than the time-out. */
const SQLITE_BUSY = new Set([5, 6]);

/**
 * The API error code for any thrown value. This site's errors are recognised by name, not by class: the server and the
 * built pages each contain their own copy of the class.
 */
export function errorCodeOf(error: unknown): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'internal';
  const { name, code, errcode, cause } = error as Record<string, unknown>;
  if (name === 'AppError' && Object.hasOwn(ERROR_STATUS, String(code))) return code as ErrorCode;
  if (isDiskFull(error)) return 'disk_full';
  if (isConnectionLost(error) || isDamaged(error) || SQLITE_BUSY.has(Number(errcode))) return 'unavailable';
  return cause === undefined ? 'internal' : errorCodeOf(cause);
}
