import { AppError } from '../../errors.ts';

/** Limits on the work of one person, at any time and over time. */
export interface PersonLimits {
  atOnce: number;
  /** Maximum number of waiting requests; further ones are refused. */
  waiting: number;
  /** Time (ms) that each request takes from the person's share, whatever its size; each megabyte adds more. */
  perRequest: number;
  perMegabyte: number;
  /** Time (ms) that an inactive person may save up and use at once. */
  saved: number;
}

/** The requests of one person. */
class Person {
  readonly #limits: PersonLimits;
  readonly #now: () => number;
  readonly #forget: () => void;
  #running = 0;
  #waiting: { cost: number; begin(): void }[] = [];
  /** Time until which the person's share is used up (epoch ms); in the future once the savings are exceeded. */
  #paidTo = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: PersonLimits, now: () => number, forget: () => void) {
    this.#limits = limits;
    this.#now = now;
    this.#forget = forget;
  }

  /**
   * Waits until a request of this cost may begin; the caller must call `end` afterwards.
   * @throws AppError `too_many_writes` with the seconds to wait, when too much of theirs waits already
   */
  begin(cost: number): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) {
      const retryAfter = Math.max(1, Math.ceil((this.#paidTo - this.#now()) / 1000));
      throw new AppError('too_many_writes', { retryAfter });
    }
    return new Promise((begin) => {
      this.#waiting.push({ cost, begin });
      this.#next();
    });
  }

  end(): void {
    this.#running -= 1;
    this.#next();
  }

  /** Begins the requests that are allowed now; a timer begins the rest later. */
  #next(): void {
    clearTimeout(this.#timer);
    while (this.#running < this.#limits.atOnce && this.#waiting.length > 0) {
      const late = this.#paidTo - this.#now();
      if (late > 0) {
        this.#timer = setTimeout(() => this.#next(), late);
        return;
      }
      const { cost, begin } = this.#waiting.shift()!;
      this.#paidTo = Math.max(this.#paidTo, this.#now() - this.#limits.saved) + cost;
      this.#running += 1;
      begin();
    }
    if (this.#running + this.#waiting.length === 0) this.#forgetInTime();
  }

  /** Forgets the person once their share is fully saved up, which makes them equal to a new person. */
  #forgetInTime(): void {
    const left = Math.max(0, this.#paidTo + this.#limits.saved - this.#now());
    this.#timer = setTimeout(this.#forget, left).unref();
  }
}

/**
 * Limits each person's work separately: a number of jobs run at a time and the rest wait. A person who exceeds their
 * share over time is slowed down to the rate of that share, without delaying anybody else.
 */
export function personLimits(limits: PersonLimits, now: () => number = Date.now) {
  const people = new Map<string, Person>();

  function personOf(id: string): Person {
    const person = people.get(id) ?? new Person(limits, now, () => people.delete(id));
    people.set(id, person);
    return person;
  }

  return {
    /**
     * Runs work as soon as this person's limits allow.
     * @param bytes size of the input
     * @throws AppError `too_many_writes` with the seconds to wait, when too much of theirs waits already
     */
    async run<Result>(id: string, bytes: number, work: () => Promise<Result>): Promise<Result> {
      const person = personOf(id);
      await person.begin(limits.perRequest + (bytes / 1e6) * limits.perMegabyte);
      try {
        return await work();
      } finally {
        person.end();
      }
    },
    /** The number of people in memory: those who were recently active. */
    get size() {
      return people.size;
    },
  };
}
