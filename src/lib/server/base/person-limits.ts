import { AppError } from '#lib/contract/errors.ts';

/** What one person may do at a time, and over time. */
export interface PersonLimits {
  atOnce: number;
  /** What waits for its turn beyond this is refused. */
  waiting: number;
  /** Milliseconds that each turn takes of a person's share, however small, and each megabyte. */
  perTurn: number;
  perMegabyte: number;
  /** Milliseconds of their share that a person who was quiet may use at once. */
  saved: number;
}

interface Person {
  running: number;
  waiting: { cost: number; begin(): void }[];
  /** When their share is paid up to (epoch ms): in the future once they use more of it than they saved. */
  paidTo: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Limits what each person does, apart from the others: so much at a time, the rest behind them, and when somebody asks for more than
 * their share over time, at its pace. Others never wait for them.
 */
export function personLimits(limits: PersonLimits, now: () => number = Date.now) {
  const people = new Map<string, Person>();

  function personOf(id: string): Person {
    const known = people.get(id);
    if (known) return known;
    const person: Person = { running: 0, waiting: [], paidTo: 0, timer: undefined };
    people.set(id, person);
    return person;
  }

  /** Lets those begin whose turn it is; the next one when the person's share allows. */
  function next(id: string, person: Person): void {
    clearTimeout(person.timer);
    while (person.running < limits.atOnce && person.waiting.length > 0) {
      const late = person.paidTo - now();
      if (late > 0) {
        person.timer = setTimeout(() => next(id, person), late);
        return;
      }
      const { cost, begin } = person.waiting.shift()!;
      person.paidTo = Math.max(person.paidTo, now() - limits.saved) + cost;
      person.running += 1;
      begin();
    }
    if (person.running + person.waiting.length === 0) forgetInTime(id, person);
  }

  /** Once all of it is saved up again, somebody is like one who never came. */
  function forgetInTime(id: string, person: Person): void {
    const left = Math.max(0, person.paidTo + limits.saved - now());
    person.timer = setTimeout(() => people.delete(id), left).unref();
  }

  return {
    /**
     * Runs work when it is this person's turn.
     * @param bytes what the work has to read
     * @throws AppError `too_many_writes` with the seconds to wait, when too much of theirs waits already
     */
    async run<Result>(id: string, bytes: number, work: () => Promise<Result>): Promise<Result> {
      const person = personOf(id);
      if (person.waiting.length >= limits.waiting) {
        const retryAfter = Math.max(1, Math.ceil((person.paidTo - now()) / 1000));
        throw new AppError('too_many_writes', { retryAfter });
      }
      const cost = limits.perTurn + (bytes / 1e6) * limits.perMegabyte;
      await new Promise<void>((begin) => {
        person.waiting.push({ cost, begin });
        next(id, person);
      });
      try {
        return await work();
      } finally {
        person.running -= 1;
        next(id, person);
      }
    },
    /** How many people are known: those who did something lately. */
    get size() {
      return people.size;
    },
  };
}
