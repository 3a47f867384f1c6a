import { outageMessages as m } from '../../outage-texts.ts';
import { errorCodeOf } from './error-code.ts';

/** Interval (ms) between the log lines that count the failures of an outage, and after which it is over. */
const COUNT_EVERY = 60_000;
/** Maximum number of different reasons in a log line. */
const REASONS_MAX = 5;

/** A current outage: the time of its last log line, and the number of failures since, by reason. */
interface Outage {
  since: number;
  last: number;
  reasons: Map<string, number>;
}

/**
 * Logs faults for the administrator. A fault that affects every request while the database, the file store or the
 * disk is out of service is logged once, and then counted.
 */
export class FaultLog {
  readonly #outages = new Map<string, Outage>();
  readonly #write: (line: string) => void;

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  /** @param what failed: a method and a path, never a body, a query string or a credential */
  report(what: string, error: unknown): void {
    const code = errorCodeOf(error);
    if (code === 'unavailable' || code === 'disk_full') this.#count(code, what, reasonOf(error));
    else this.#write(`${what} : ${withCauses(error)}`);
  }

  #count(code: string, what: string, reason: string): void {
    const outage = this.#outages.get(code);
    if (!outage) {
      this.#write(m.begins(what, reason));
      this.#watch(code);
      return;
    }
    const isNamed = outage.reasons.has(reason) || outage.reasons.size < REASONS_MAX;
    const named = isNamed ? reason : m.otherReasons;
    outage.reasons.set(named, (outage.reasons.get(named) ?? 0) + 1);
    outage.last = Date.now();
  }

  #watch(code: string): void {
    const outage: Outage = { since: Date.now(), last: Date.now(), reasons: new Map() };
    this.#outages.set(code, outage);
    setTimeout(() => {
      this.#outages.delete(code);
      if (outage.reasons.size === 0) return;
      this.#write(m.counts((outage.last - outage.since) / 1000, outage.reasons));
      this.#watch(code);
    }, COUNT_EVERY).unref();
  }
}

/** An error and its causes, as text; other fields of database errors are left out, as they may contain user data. */
function withCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? `${error.stack}` : `${error.stack}\n  ${withCauses(error.cause)}`;
}

/**
 * The reason for an outage: the message of the innermost error. Errors for connection attempts at several addresses
 * have no message of their own.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  const tries = error instanceof AggregateError ? error.errors.map(reasonOf) : [];
  return error.message || tries.join(', ') || error.name;
}

const KEY = Symbol.for('negatoscope.faultLog');
const shared = globalThis as { [KEY]?: FaultLog };

/** Logs a fault to the single log of this process; the server and the built pages have separate copies of this code. */
export function logFault(what: string, error: unknown): void {
  shared[KEY] ??= new FaultLog((line) => console.error(line));
  shared[KEY].report(what, error);
}
