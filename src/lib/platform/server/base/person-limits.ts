import { AppError } from '../../errors.ts';

/** What one person may do at a time, and over time. */
export interface PersonLimits {
  atOnce: number;
  /** Requests that may wait; the next one is refused. */
  waiting: number;
  /** Milliseconds of a person's share that each request takes, however small; those for each megabyte follow. */
  perRequest: number;
  perMegabyte: number;
  /** Milliseconds of their share that a person who was quiet may use at once. */
  saved: number;
}

/** The requests of one person. */
class Person {
  readonly #limits: PersonLimits;
  readonly #now: () => number;
  readonly #forget: () => void;
  #running = 0;
  #waiting: { cost: number; begin(): void }[] = [];
  /** Until when their share is used up (epoch ms): in the future once they use more of it than they saved. */
  #paidTo = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: PersonLimits, now: () => number, forget: () => void) {
    this.#limits = limits;
    this.#now = now;
    this.#forget = forget;
  }

  /**
   * Waits until a request of this cost may begin; `end` follows.
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

  /** Begins what may begin now; a timer begins the rest when the person's share allows. */
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

  /** A person whose share is fully saved up again is treated like one who never came. */
  #forgetInTime(): void {
    const left = Math.max(0, this.#paidTo + this.#limits.saved - this.#now());
    this.#timer = setTimeout(this.#forget, left).unref();
  }
}

/**
 * Limits what each person does, separately: this many jobs run at a time and the rest wait. A person who asks for
 * more than their share over time is served at the pace of that share. Others never wait for them.
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
     * @param bytes what the work has to read
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
    /** How many people are remembered: those who did something recently. */
    get size() {
      return people.size;
    },
  };
}
