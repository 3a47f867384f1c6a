import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../errors.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { fairConcurrency } from '../base/fair-concurrency.ts';
import type { AssetStore } from '../files/asset-store.ts';
import type { Answer } from './answer.ts';
import type { Encoding } from './encoding.ts';
import { INDEX_NAME, isBuiltPath, type PackIndex, readPackIndex } from './packed-build.ts';
import { SharedPacks } from './shared-packs.ts';

/** Minimum interval (ms) between listings of the store, however many unknown names are requested. */
const LIST_EVERY = 1_000;
/** Maximum number of requests waiting for a listing. */
const WAITING_MAX = 200;
/** Maximum number of indexes in memory, latest first: those of the two releases kept, and of others still running. */
const INDEXES_MAX = 8;

interface KnownIndex {
  putAt: number;
  index: PackIndex | undefined;
}

/**
 * Finds files of builds that other processes serve, or served: a page of one release may request its scripts from a
 * process of another. Only indexes in the store tell which files exist: invented names cost one listing a second.
 */
export class SharedBuilds {
  readonly #store: Pick<AssetStore, 'get' | 'list'>;
  readonly #packs: SharedPacks;
  readonly #listEvery: number;
  readonly #waiting = fairConcurrency(WAITING_MAX, 0);
  /** Indexes by name. */
  #known: ReadonlyMap<string, KnownIndex> = new Map();
  /** Why an index of the last listing was unreadable, which may contain any file; undefined if all were read. */
  #unread: unknown;
  /** A listing that has not begun: requests that arrive now may wait for it, and it will include all earlier writes. */
  #next: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();
  #listedAt = Number.NEGATIVE_INFINITY;

  constructor(store: Pick<AssetStore, 'get' | 'list'>, listEvery = LIST_EVERY) {
    this.#store = store;
    this.#packs = new SharedPacks(store);
    this.#listEvery = listEvery;
  }

  /**
   * A built file that this process does not have; undefined if no build has it.
   * @throws AppError `busy`, `unavailable`
   */
  async find(path: string, encoding: Encoding): Promise<Answer | undefined> {
    if (!isBuiltPath(path)) return undefined;
    const known = await this.#findInKnown(path, encoding);
    if (known) return known;
    // The pack may have been stored again since the last listing.
    await this.#waiting('', () => this.#listAgain());
    const found = await this.#findInKnown(path, encoding);
    if (!found && this.#unread) throw this.#unread;
    return found;
  }

  /** Tries every build that contains the file: one pack may be damaged or unreachable. */
  async #findInKnown(path: string, encoding: Encoding): Promise<Answer | undefined> {
    let refusal: unknown;
    for (const [name, { index }] of this.#known) {
      if (!index || !Object.hasOwn(index.files, path)) continue;
      const assets = await this.#packs.open(name, index).catch((error) => {
        refusal = error;
      });
      const file = assets?.find(path, encoding);
      if (file) return file;
    }
    if (refusal) throw refusal;
    return undefined;
  }

  /** Resolves after a listing that began after this call. */
  #listAgain(): Promise<void> {
    this.#next ??= this.#listInTurn();
    return this.#next;
  }

  async #listInTurn(): Promise<void> {
    await this.#last.catch(() => undefined);
    await pause(Math.max(0, this.#listedAt + this.#listEvery - performance.now()));
    this.#next = undefined;
    this.#listedAt = performance.now();
    this.#last = this.#list().catch((cause) => {
      // Whatever the cause, it is unknown which files exist.
      throw new AppError('unavailable', { cause });
    });
    await this.#last;
  }

  async #list(): Promise<void> {
    const putAt = new Map<string, number>();
    for await (const file of this.#store.list()) putAt.set(file.name, file.putAt);
    const indexes = [...putAt].filter(([name]) => INDEX_NAME.test(name));
    const latest = indexes.sort(([, a], [, b]) => b - a).slice(0, INDEXES_MAX);
    const known = new Map<string, KnownIndex>();
    let unread: unknown;
    for (const [name, at] of latest) {
      const before = this.#known.get(name);
      try {
        known.set(name, before?.putAt === at ? before : await this.#readIndex(name, at));
      } catch (error) {
        // An entry that can never be read, such as a folder, does not count as an index.
        if (errorCodeOf(error) !== 'unavailable') continue;
        if (before) known.set(name, before);
        unread = error;
      }
    }
    this.#packs.noteList(putAt);
    this.#known = known;
    this.#unread = unread;
  }

  async #readIndex(name: string, putAt: number): Promise<KnownIndex> {
    const stored = await this.#store.get(name);
    return { putAt, index: stored && readPackIndex(stored) };
  }
}
