import { atom } from 'nanostores';
import { eraseOtherOwnersCaches } from '#lib/accounts/browser/erase-other-owners-caches.ts';
import { registerWorker } from '#lib/platform/browser/own-scripts.ts';
import { storedSession } from '#lib/platform/session-store.ts';
import { decodedHeaders } from '../decoded-headers.ts';
import { OFFLINE_WORKER, type ToWorker } from '../kept.ts';
import type { KeptEntry } from '../kept-entry.ts';
import { builtFiles, namedImages } from '../named-files.ts';
import { OFFLINE_PATH } from '../offline.ts';
import { encryptResponse } from '../sealed.ts';
import type { Plan } from './contents.ts';
import { fetchForOffline, isFile, NotKept } from './fetched.ts';
import {
  forgetSeen,
  hasRoom,
  keptEntries,
  keyOf,
  openKept,
  putEntry,
  sweepKept,
  withCacheLock,
  writeEntry,
} from './kept-cache.ts';

/** Pictures that pages use without naming them in a built file. */
const PICTURES = ['/favicon.svg', '/default-case.svg'];
/** Number of simultaneous downloads. */
const AT_ONCE = 4;

/** The download in progress, with received and total bytes according to its plan. */
export const $keeping = atom<{ key: string; done: number; total: number } | null>(null);

/** A download in progress: each file once, with its size on the device. */
class Keeping {
  readonly sizes: Record<string, number> = {};
  readonly #cache: Cache;
  readonly #entries: readonly KeptEntry[];
  readonly #known: Readonly<Record<string, number>>;
  readonly #plan: Plan;
  #done = 0;

  /** @param entries existing entries */
  constructor(cache: Cache, entries: readonly KeptEntry[], plan: Plan) {
    this.#cache = cache;
    this.#entries = entries;
    this.#known = Object.assign({}, ...entries.map(({ sizes }) => sizes));
    this.#plan = plan;
  }

  /** Adds received bytes. The sizes of pages and scripts are estimates, so the total stays as planned. */
  #came(bytes: number): void {
    const total = this.#plan.bytes;
    this.#done = Math.min(this.#done + bytes, total);
    $keeping.set({ key: keyOf(this.#plan), done: this.#done, total });
  }

  async put(address: string, answer: Response, text: string | Blob): Promise<void> {
    const body = typeof text === 'string' ? new Blob([text]) : text;
    const plain = new Response(body, { headers: decodedHeaders(answer.headers) });
    const kept = this.#plan.sealed?.has(address) ? await encryptResponse(plain, address) : plain;
    await this.#cache.put(address, kept).catch((error) => {
      throw new NotKept('room', error);
    });
    this.sizes[address] = body.size;
  }

  /** Files whose addresses contain a hash: existing ones are kept. */
  async files(addresses: Iterable<string>): Promise<void> {
    const waiting = [...addresses].filter((address) => !(address in this.sizes));
    const next = async () => {
      for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
        await this.#file(address);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }

  async #file(address: string): Promise<void> {
    const known = this.#known[address];
    const planned = this.#plan.files.get(address);
    if (known !== undefined && isFile(address)) {
      this.sizes[address] = known;
      this.#came(planned ?? 0);
      return;
    }
    const answer = await fetchForOffline(address, this.#plan.sealed?.has(address));
    const weight = planned ?? Number(answer.headers.get('content-length') ?? 0);
    await this.put(address, answer, await answer.blob());
    this.#came(weight);
  }

  /** The built files that a text names, those that these name, and so on. */
  async built(text: string): Promise<void> {
    const found = builtFiles(text).filter((address) => !(address in this.sizes));
    await this.files(found);
    for (const address of found) {
      const script = address.endsWith('.js') && (await this.#cache.match(address, { ignoreVary: true }));
      if (script) await this.built(await script.text());
    }
  }

  /** Sizes of the built files that a kept text needs, by address. */
  async #builtOf(text: string, sizes: Record<string, number> = {}): Promise<Record<string, number>> {
    for (const address of builtFiles(text)) {
      if (address in sizes) continue;
      sizes[address] = this.sizes[address] ?? 0;
      const script = address.endsWith('.js') && (await this.#cache.match(address, { ignoreVary: true }));
      if (script) await this.#builtOf(await script.text(), sizes);
    }
    return sizes;
  }

  /** Before a page is rewritten: adds its new files to other entries with this page, or a sweep would delete them. */
  async share(address: string, text: string): Promise<void> {
    const sharing = this.#entries.filter(({ sizes }) => address in sizes);
    const built = sharing.length > 0 ? await this.#builtOf(text) : {};
    for (const entry of sharing) {
      Object.assign(entry.sizes, built);
      await putEntry(this.#cache, entry);
    }
  }
}

/** Texts are read and written last, so that a text is never stored without its images. */
async function texts(keeping: Keeping, { pages, calls }: Plan): Promise<void> {
  const read: [string, Response, string][] = [];
  for (const address of [...pages, OFFLINE_PATH]) {
    const answer = await fetchForOffline(address);
    const text = await answer.text();
    read.push([address, answer, text]);
    await keeping.files(namedImages(text));
    await keeping.built(text);
    await keeping.share(address, text);
  }
  for (const [address, from] of calls) {
    const answer = await fetchForOffline(from);
    read.push([address, answer, await answer.text()]);
  }
  for (const each of read) await keeping.put(...each);
}

/** @throws NotKept when the browser reports insufficient storage */
async function checkRoom({ room }: Plan): Promise<void> {
  if (await hasRoom(room)) return;
  // Lists that were only viewed are deleted first, since nobody asked to keep them.
  await forgetSeen();
  if (!(await hasRoom(room))) throw new NotKept('room');
}

/**
 * Keeps something on the device, or updates what was kept before.
 * @throws NotKept, in which case the earlier version stays
 */
export function keep(plan: Plan): Promise<KeptEntry> {
  const person = storedSession()?.username;
  if (person === undefined) return Promise.reject(new NotKept('gone'));
  $keeping.set({ key: keyOf(plan), done: 0, total: plan.bytes });
  return withCacheLock(async () => {
    try {
      await eraseOtherOwnersCaches(person);
      await checkRoom(plan);
      const entries = await keptEntries();
      const cache = await openKept();
      // Asks the browser not to evict kept data when the device is full; nothing waits for the reply.
      void navigator.storage?.persist?.().catch(() => undefined);
      const { active } = await registerWorker(OFFLINE_WORKER);
      // The worker may already be active, for the viewed lists.
      active?.postMessage('keeps' satisfies ToWorker);
      const keeping = new Keeping(cache, entries, plan);
      await keeping.files([...plan.files.keys(), ...PICTURES]);
      await texts(keeping, plan);
      const { kind, id, path, title, images, cases, imagesOf } = plan;
      const { sizes } = keeping;
      const keptAt = new Date().toISOString();
      const entry = { kind, id, path, title, images, cases, ...(imagesOf && { imagesOf }), sizes, keptAt };
      await writeEntry(cache, entry);
      return entry;
    } finally {
      await sweepKept();
      $keeping.set(null);
    }
  });
}
