import { BoundedCache } from '../../bounded-cache.ts';
import { limitConcurrency } from '../base/concurrency.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { fairConcurrency } from '../base/fair-concurrency.ts';
import type { AssetStore } from '../files/asset-store.ts';
import type { Assets } from './assets.ts';
import { type PackIndex, packNameOf, unpackBuild } from './packed-build.ts';

/** Maximum memory (bytes) of packs: about a dozen builds. */
const HELD_BYTES = 64 * 1024 * 1024;
/** Maximum number of requests waiting for packs. */
const WAITING_MAX = 200;
/** Time (ms) after which a missing or damaged pack is read again, even if it does not seem to have been replaced. */
const READ_AGAIN_AFTER = 60_000;

interface HeldPack {
  assets: Assets;
  bytes: number;
}

/** A pack that was missing or damaged when it was read. */
interface FailedPack {
  /** Its time in the last listing before it was read; undefined if the listing did not contain it. */
  putAt: number | undefined;
  readAt: number;
}

/** The packs of other builds: read one at a time, once for all requests, and cached up to a maximum size. */
export class SharedPacks {
  readonly #store: Pick<AssetStore, 'get'>;
  /** Like the two maps below, keyed by build and pack: builds may share a pack whose files have other names. */
  readonly #held = new BoundedCache<HeldPack>(HELD_BYTES, ({ bytes }) => bytes);
  readonly #loading = new Map<string, Promise<Assets | undefined>>();
  readonly #failed = new Map<string, FailedPack>();
  readonly #inTurn = limitConcurrency(1);
  readonly #waiting = fairConcurrency(WAITING_MAX, 0);
  #putAt: ReadonlyMap<string, number> = new Map();

  constructor(store: Pick<AssetStore, 'get'>) {
    this.#store = store;
  }

  /** Records the times at which files were stored, from a listing. */
  noteList(putAt: ReadonlyMap<string, number>): void {
    this.#putAt = putAt;
  }

  /**
   * The files of a build; undefined when its pack is missing or damaged.
   * @param build name of the build's index
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
      // An entry that can never be read, such as a folder, counts as missing.
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
