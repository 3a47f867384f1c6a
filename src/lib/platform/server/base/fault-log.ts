import { outageMessages as m } from '../../outage-texts.ts';
import { errorCodeOf } from './error-code.ts';

/** Interval between the lines that count an outage; without a fault for that long, it is over (ms). */
const COUNT_EVERY = 60_000;
/** Different reasons that a line of counts names. */
const REASONS_MAX = 5;

/** A current outage: when it was last logged, and the failures since, by reason. */
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

/** A failure and what lies behind it, as text: other fields (of the database's errors) may hold what was sent. */
function withCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? `${error.stack}` : `${error.stack}\n  ${withCauses(error.cause)}`;
}

/**
 * Why something is out of service: the message of the innermost error. Failed attempts at several addresses have
 * none.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  const tries = error instanceof AggregateError ? error.errors.map(reasonOf) : [];
  return error.message || tries.join(', ') || error.name;
}

const KEY = Symbol.for('negatoscope.faultLog');
const shared = globalThis as { [KEY]?: FaultLog };

/** Reports a fault to the one log of this process: the server and the built pages each carry their own copy of this. */
export function logFault(what: string, error: unknown): void {
  shared[KEY] ??= new FaultLog((line) => console.error(line));
  shared[KEY].report(what, error);
}
