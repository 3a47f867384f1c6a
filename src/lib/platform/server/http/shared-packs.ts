import { BoundedCache } from '../../bounded-cache.ts';
import { limitConcurrency } from '../base/concurrency.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { fairConcurrency } from '../base/fair-concurrency.ts';
import type { AssetStore } from '../files/asset-store.ts';
import type { Assets } from './assets.ts';
import { type PackIndex, packNameOf, unpackBuild } from './packed-build.ts';

/** Bytes of packs that are held: about a dozen builds. */
const HELD_BYTES = 64 * 1024 * 1024;
/** Requests that may wait for packs. */
const WAITING_MAX = 200;
/** A missing or damaged pack is read again after this long (ms), even if it seems not to have been put again. */
const READ_AGAIN_AFTER = 60_000;

interface HeldPack {
  assets: Assets;
  bytes: number;
}

/** A pack that was missing or damaged when it was read. */
interface FailedPack {
  /** When it was stored, according to the last listing before it was read; undefined when that did not contain it. */
  putAt: number | undefined;
  readAt: number;
}

/** The packs of other builds: read one at a time, once for all requests, and cached within a bound. */
export class SharedPacks {
  readonly #store: Pick<AssetStore, 'get'>;
  /** By pack and build: builds may share a pack under other names. This also holds for the two maps that follow. */
  readonly #held = new BoundedCache<HeldPack>(HELD_BYTES, ({ bytes }) => bytes);
  readonly #loading = new Map<string, Promise<Assets | undefined>>();
  readonly #failed = new Map<string, FailedPack>();
  readonly #inTurn = limitConcurrency(1);
  readonly #waiting = fairConcurrency(WAITING_MAX, 0);
  #putAt: ReadonlyMap<string, number> = new Map();

  constructor(store: Pick<AssetStore, 'get'>) {
    this.#store = store;
  }

  /** Takes in what a list of the store says: when each file was put. */
  noteList(putAt: ReadonlyMap<string, number>): void {
    this.#putAt = putAt;
  }

  /**
   * The files of a build; undefined when its pack is missing or damaged.
   * @param build name of its index
   * @throws AppError `busy`, `unavailable`
   */
  async open(build: string, index: PackIndex): Promise<Assets | undefined> {
    const key = `${build} ${index.pack}`;
    const held = this.#held.get(key);
    if (held) return held.assets;
    if (this.#isKnownFailure(key, index)) return undefined;
    return this.#waiting('', () => this.#loadOnce(key, index));
  }

  #isKnownFailure(key: string, index: PackIndex): boolean {
    const failed = this.#failed.get(key);
    if (!failed) return false;
    const isNew = failed.putAt !== this.#putAt.get(packNameOf(index));
    return !isNew && performance.now() - failed.readAt < READ_AGAIN_AFTER;
  }

  #loadOnce(key: string, index: PackIndex): Promise<Assets | undefined> {
    const underWay = this.#loading.get(key);
    if (underWay) return underWay;
    const loading = this.#inTurn(() => this.#load(key, index)).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #load(key: string, index: PackIndex): Promise<Assets | undefined> {
    const putAt = this.#putAt.get(packNameOf(index));
    const stored = await this.#store.get(packNameOf(index)).catch((error) => {
      if (errorCodeOf(error) === 'unavailable') throw error;
      // An entry that can never be read counts as missing: a folder, for one.
      return undefined;
    });
    const assets = stored && unpackBuild(index, stored);
    if (assets) {
      this.#failed.delete(key);
      this.#held.set(key, { assets, bytes: index.bytes });
    } else this.#failed.set(key, { putAt, readAt: performance.now() });
    return assets;
  }
}
