import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#lib/contract/errors.ts';
import { BoundedCache } from '#lib/domain/bounded-cache.ts';
import type { AssetStore } from '../files/asset-store.ts';
import type { Answer } from './answer.ts';
import type { Assets } from './assets.ts';
import type { Encoding } from './encoding.ts';
import { isBuiltPath, type PackIndex, readPackIndex, unpackBuild } from './packed-build.ts';

/** The store is listed this often at most, however many unknown names are asked for (ms). */
const LIST_EVERY = 1_000;
/** Requests that may wait for a list. */
const WAITING_MAX = 200;
/** Builds whose indexes are held, those put last: the two releases kept, and others that still run. */
const INDEXES_MAX = 8;
/** Builds whose files are held (about 5 MB each). */
const PACKS_MAX = 2;

export const INDEX_SUFFIX = '.json';
export const PACK_SUFFIX = '.pack';

interface KnownIndex {
  putAt: number;
  index: PackIndex | undefined;
}

/**
 * Finds files of builds that other processes serve, or served: a page of one release may ask a process of another for
 * its scripts. Only an index of the store says which files there are, so that made-up names cost one list a second.
 */
export class SharedBuilds {
  readonly #store: Pick<AssetStore, 'get' | 'list'>;
  readonly #listEvery: number;
  /** By the name of the index. */
  #known = new Map<string, KnownIndex>();
  readonly #packs = new BoundedCache<Promise<Assets | undefined>>(PACKS_MAX);
  /** A list that has not begun: whoever comes now may wait for it, and misses nothing that was put before. */
  #next: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();
  #listedAt = Number.NEGATIVE_INFINITY;
  #waiting = 0;

  constructor(store: Pick<AssetStore, 'get' | 'list'>, listEvery = LIST_EVERY) {
    this.#store = store;
    this.#listEvery = listEvery;
  }

  /**
   * A built file that this process does not have; undefined when no build has it.
   * @throws AppError `busy`, `unavailable`
   */
  async find(path: string, encoding: Encoding): Promise<Answer | undefined> {
    if (!isBuiltPath(path)) return undefined;
    if (!this.#indexWith(path)) await this.#listAgain();
    const index = this.#indexWith(path);
    return index && (await this.#open(index))?.find(path, encoding);
  }

  #indexWith(path: string): PackIndex | undefined {
    for (const { index } of this.#known.values()) if (index && Object.hasOwn(index.files, path)) return index;
    return undefined;
  }

  async #open(index: PackIndex): Promise<Assets | undefined> {
    const opened = this.#packs.get(index.pack) ?? this.#load(index);
    this.#packs.set(index.pack, opened);
    const assets = await opened.catch((cause) => {
      this.#packs.delete(index.pack);
      throw cause;
    });
    if (!assets) this.#packs.delete(index.pack);
    return assets;
  }

  async #load(index: PackIndex): Promise<Assets | undefined> {
    const stored = await this.#store.get(index.pack + PACK_SUFFIX);
    return stored && unpackBuild(index, stored);
  }

  /** Resolves once a list that began after this call was read. */
  async #listAgain(): Promise<void> {
    if (this.#waiting >= WAITING_MAX) throw new AppError('busy');
    this.#waiting += 1;
    this.#next ??= this.#listInTurn();
    try {
      await this.#next;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #listInTurn(): Promise<void> {
    await this.#last.catch(() => undefined);
    await pause(Math.max(0, this.#listedAt + this.#listEvery - performance.now()));
    this.#next = undefined;
    this.#listedAt = performance.now();
    this.#last = this.#list();
    await this.#last;
  }

  async #list(): Promise<void> {
    const found: { name: string; putAt: number }[] = [];
    for await (const file of this.#store.list()) if (file.name.endsWith(INDEX_SUFFIX)) found.push(file);
    const latest = found.sort((a, b) => b.putAt - a.putAt).slice(0, INDEXES_MAX);
    const known = new Map<string, KnownIndex>();
    for (const { name, putAt } of latest) {
      const before = this.#known.get(name);
      if (before?.putAt === putAt) known.set(name, before);
      else known.set(name, { putAt, index: await this.#readIndex(name) });
    }
    this.#known = known;
  }

  async #readIndex(name: string): Promise<PackIndex | undefined> {
    const stored = await this.#store.get(name);
    return stored && readPackIndex(stored);
  }
}
