import { ERROR_STATUS, type ErrorCode } from '#lib/contract/errors.ts';

interface Fault {
  code?: unknown;
  name?: unknown;
  message?: unknown;
  errcode?: unknown;
  cause?: unknown;
  errors?: unknown;
}

const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** SQLITE_FULL, and SQLITE_BUSY / SQLITE_LOCKED when waiting did not help. */
const SQLITE_FULL = 13;
const SQLITE_BUSY = new Set([5, 6]);

/** Network errors, and PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown). */
const GONE = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08...|53...|57P..)$/;
const GONE_MESSAGE = /connection terminated|timeout exceeded when trying to connect|client has encountered/i;

function storageFault({ code, errcode, message }: Fault): ErrorCode | undefined {
  if (FULL.has(String(code)) || (code === 'ERR_SQLITE_ERROR' && errcode === SQLITE_FULL)) return 'disk_full';
  if (code === 'ERR_SQLITE_ERROR' && SQLITE_BUSY.has(Number(errcode))) return 'unavailable';
  if (GONE.test(String(code)) || GONE_MESSAGE.test(String(message))) return 'unavailable';
  return undefined;
}

/**
 * The API's code for anything that was thrown. Our own errors are known by their name, not by their class: the
 * server and the built pages each carry their own copy of it.
 */
export function errorCodeOf(error: unknown): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'internal';
  const fault = error as Fault;
  if (fault.name === 'AppError' && Object.hasOwn(ERROR_STATUS, String(fault.code)))
    return fault.code as ErrorCode;
  const own = storageFault(fault);
  if (own) return own;
  const inner = fault.cause ?? (Array.isArray(fault.errors) ? fault.errors[0] : undefined);
  return inner === undefined ? 'internal' : errorCodeOf(inner);
}
