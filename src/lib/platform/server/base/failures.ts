/** Failures with an external cause: the disk is full, or the database server is unavailable. */

const SQLITE_FULL = 13;
/** SQLITE_IOERR_SHMSIZE: no room for the shared index of the write-ahead log. */
const SQLITE_NO_ROOM_FOR_SHM = 4874;

interface MaybeDatabaseError {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
  syscall?: unknown;
}

const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The server is stopping, starting or out of connections, or the statement timed out.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '25P03',
]);

/** `pg` reports these errors without a code. */
const LOST_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable|database is not open/i;

/** Whether the connection to the database is lost or too slow, which gives a 503 response. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message, syscall } = asDatabaseError(error);
  // A server that listens on a Unix socket removes the socket file when it stops.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (typeof code === 'string' && (LOST_CODES.has(code) || code.startsWith('08'))) return true;
  return typeof message === 'string' && LOST_MESSAGE.test(message);
}

/** Whether a write failed because a disk is full, which gives a 507 response. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = asDatabaseError(error);
  if (errcode === SQLITE_FULL || errcode === SQLITE_NO_ROOM_FOR_SHM) return true;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}

/** SQLITE_CORRUPT and SQLITE_NOTADB; extended codes have more information in the higher bits. */
const SQLITE_DAMAGED = new Set([11, 26]);
/** Errors from a worker thread have lost their code. */
const DAMAGED_MESSAGE = /disk image is malformed|file is not a database/;

/** Whether the content of the database can no longer be read. */
export function isDamaged(error: unknown): boolean {
  const { code, errcode, message } = asDatabaseError(error);
  if (typeof errcode === 'number' && SQLITE_DAMAGED.has(errcode & 0xff)) return true;
  return (
    code === 'XX001' || code === 'XX002' || (typeof message === 'string' && DAMAGED_MESSAGE.test(message))
  );
}

/** SQLITE_PERM, SQLITE_READONLY, SQLITE_IOERR and SQLITE_CANTOPEN. */
const SQLITE_UNUSABLE = new Set([3, 8, 10, 14]);

/** Whether the file of the embedded database is inaccessible. */
export function isUnusable(error: unknown): boolean {
  const { errcode } = asDatabaseError(error);
  return typeof errcode === 'number' && SQLITE_UNUSABLE.has(errcode & 0xff) && !isDiskFull(error);
}

/** Whether PostgreSQL aborted a transaction that may succeed when it is run again. */
export function isRetryable(error: unknown): boolean {
  const { code } = asDatabaseError(error);
  return code === '40001' || code === '40P01';
}

/** Whether a row references one that does not exist, on either engine. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, errcode } = asDatabaseError(error);
  return code === '23503' || errcode === 787;
}

function asDatabaseError(error: unknown): MaybeDatabaseError {
  return typeof error === 'object' && error !== null ? error : {};
}
