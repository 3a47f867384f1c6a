import { LineError } from './download.ts';
import { Line } from './line.ts';

/** So often a single file is asked for again while others come. */
const CHANCES = 3;

/** Files that did not come, and whether it is the line or the file. */
export class Misses {
  readonly #line: Line;
  /** Not asked for again unless somebody comes back to them. */
  readonly #failed = new Set<string>();
  /** How often files were cut off while others came. */
  readonly #cut = new Map<string, number>();
  /** Cut off since the last file that came: others are asked for first. */
  readonly #later = new Set<string>();

  /** @param onRetry told when files may be asked for again. */
  constructor(onRetry: () => void) {
    this.#line = new Line(onRetry);
  }

  get lineLost(): boolean {
    return this.#line.lost;
  }

  /** Files that may be on their way at once, of so many. */
  lanes(most: number): number {
    return this.#line.lanes(most);
  }

  hasFailed(key: string): boolean {
    return this.#failed.has(key);
  }

  /** Whether others should be asked for before it. */
  isPostponed(key: string): boolean {
    return this.#later.has(key);
  }

  came(): void {
    this.#line.held();
    this.#later.clear();
  }

  missed(key: string, error: unknown): void {
    if (!(error instanceof LineError)) {
      this.giveUp(key);
      return;
    }
    this.#later.add(key);
    this.#line.missed();
    if (this.#line.lost) return;
    const times = (this.#cut.get(key) ?? 0) + 1;
    this.#cut.set(key, times);
    if (times >= CHANCES) this.giveUp(key);
  }

  giveUp(key: string): void {
    this.#failed.add(key);
  }

  forgive(key: string): void {
    this.#failed.delete(key);
    this.#cut.delete(key);
  }

  /** Everything may be asked for again, at once. */
  forgiveAll(): void {
    this.#failed.clear();
    this.#cut.clear();
    this.#line.retry();
  }

  stop(): void {
    this.#line.stop();
  }
}
