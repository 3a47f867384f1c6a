import { atom } from 'nanostores';
import { isErased } from '#lib/accounts/browser/erased.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import {
  eraseExpired,
  eraseKept,
  headOf,
  type KeptReportHead,
  keptHeads,
  parseKept,
  type ReportStorage,
} from './kept-report-storage.ts';
import { reportKey } from './report-key.ts';

/** The environment that keeping reports needs; tests provide their own. */
export interface KeptReportsEnvironment {
  now(): number;
  /** Calls back after this many milliseconds; returns a function that cancels the call. */
  later(milliseconds: number, act: () => void): () => void;
  newId(): string;
  /** Null where the browser has no storage, or refuses access to it. */
  device: ReportStorage | null;
}

/** The page's own clock and storage. */
export function keptReportsEnvironment(): KeptReportsEnvironment {
  return {
    now: () => Date.now(),
    later(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    newId: newReportId,
    device: deviceStorage(),
  };
}

/** 8 random base-36 characters. `randomUUID` is missing on a plain HTTP intranet. */
export function newReportId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('');
}

/** A change is stored at most this long (ms) after it was made. */
const DELAY = 500;

/**
 * - `kept`: all changes are on the device, or will be at once.
 * - `unkept`: the device has no room or refuses: only the page holds the report.
 * - `apart`: another tab wrote the same report; both are kept, this one under an id of its own.
 */
export type KeepingState = 'kept' | 'unkept' | 'apart';

/** One person's unfinished reports on this device. */
export class KeptReports<Kept extends KeptReportHead> {
  readonly $list = atom<readonly KeptReportHead[]>([]);
  readonly $state = atom<KeepingState>('kept');
  readonly #person: string;
  readonly #environment: KeptReportsEnvironment;
  /** The content of each entry when this tab last read or wrote it: any other content comes from another tab. */
  readonly #known = new Map<string, string>();
  /** New ids of this tab's reports whose entries another tab overwrote, by their former ids. */
  readonly #moved = new Map<string, string>();
  readonly #pending = new Map<string, Kept>();
  #cancel: (() => void) | undefined;

  constructor(person: string, environment: KeptReportsEnvironment) {
    this.#person = person;
    this.#environment = environment;
    if (environment.device) eraseExpired(environment.device, environment.now());
    this.refresh();
  }

  /** Reads a kept report, which this tab then continues; undefined when it no longer exists. */
  read(id: string): Kept | undefined {
    const text = this.#environment.device?.getItem(this.#key(id)) ?? null;
    const kept = parseKept(text);
    if (!kept || text === null) return undefined;
    this.#known.set(id, text);
    return kept as Kept;
  }

  /** Schedules a report to be stored: within half a second, or before the page is left (`listen`). */
  write(kept: Kept): void {
    this.#pending.set(kept.id, kept);
    this.#cancel ??= this.#environment.later(DELAY, () => this.flush());
  }

  /** Stores all pending changes immediately. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (isErased(this.#person)) this.#pending.clear();
    if (this.#pending.size === 0) return;
    const written = [...this.#pending.values()].map((kept) => this.#put(kept));
    this.#pending.clear();
    if (written.includes('unkept')) this.$state.set('unkept');
    else if (written.includes('apart')) this.$state.set('apart');
    else if (this.$state.get() === 'unkept') this.$state.set('kept');
  }

  /** Erases a report, here and for every other tab. */
  erase(id: string): void {
    const own = this.idOf(id);
    this.#pending.delete(id);
    this.#known.delete(own);
    this.#environment.device?.removeItem(this.#key(own));
    this.refresh();
  }

  /** Erases all of the person's reports. */
  eraseAll(): void {
    this.#pending.clear();
    this.#known.clear();
    if (this.#environment.device) eraseKept(this.#environment.device, this.#person);
    this.refresh();
  }

  /** Reads the list again: another tab may have changed it. */
  refresh(): void {
    const { device } = this.#environment;
    this.$list.set(device ? keptHeads(device, this.#person) : []);
  }

  /** Follows changes of other tabs, and stores pending changes before the page is left. Returns a function to stop. */
  listen(): () => void {
    const refresh = () => this.refresh();
    const flush = () => this.flush();
    addEventListener('storage', refresh);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('storage', refresh);
      removeEventListener('pagehide', flush);
      flush();
    };
  }

  /** The id under which this tab stores a report: a new one if another tab overwrote the entry. */
  idOf(id: string): string {
    return this.#moved.get(id) ?? id;
  }

  /** Updates one entry of the list: reading every kept report again would take too long. */
  #list(written: KeptReportHead): void {
    const others = this.$list.get().filter(({ id }) => id !== written.id);
    this.$list.set([headOf(written), ...others]);
  }

  #key(id: string): string {
    return reportKey(this.#person, id);
  }

  #put(kept: Kept): KeepingState {
    const { device, newId } = this.#environment;
    const before = this.idOf(kept.id);
    const there = device?.getItem(this.#key(before)) ?? null;
    const isTaken = there !== null && there !== this.#known.get(before);
    const id = isTaken ? newId() : before;
    const text = JSON.stringify({ ...kept, id });
    try {
      if (!device) return 'unkept';
      device.setItem(this.#key(id), text);
    } catch {
      // The storage is full or not allowed: the entry keeps its earlier content.
      return 'unkept';
    }
    this.#moved.set(kept.id, id);
    this.#known.set(id, text);
    this.#list({ ...kept, id });
    return isTaken ? 'apart' : 'kept';
  }
}

/** A person's unfinished reports on this device. */
export function createKeptReports<Kept extends KeptReportHead>(
  person: string,
  environment: KeptReportsEnvironment,
): KeptReports<Kept> {
  return new KeptReports<Kept>(person, environment);
}
