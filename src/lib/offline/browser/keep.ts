import { atom } from 'nanostores';
import { leaveKept } from '#lib/accounts/browser/leave-kept.ts';
import { registerWorker } from '#lib/platform/browser/own-scripts.ts';
import { storedSession } from '#lib/platform/session-store.ts';
import { decodedHeaders } from '../decoded-headers.ts';
import { OFFLINE_WORKER, type ToWorker } from '../kept.ts';
import type { KeptEntry } from '../kept-entry.ts';
import { builtFiles, namedImages } from '../named-files.ts';
import { OFFLINE_PATH } from '../offline.ts';
import { sealed } from '../sealed.ts';
import type { Plan } from './contents.ts';
import { fetched, isFile, NotKept } from './fetched.ts';
import {
  alone,
  forgetSeen,
  hasRoom,
  keptEntries,
  keyOf,
  openKept,
  putEntry,
  sweepKept,
  writeEntry,
} from './kept-cache.ts';

/** Pictures that pages name by no built file. */
const PICTURES = ['/favicon.svg', '/default-case.svg'];
/** Files that are fetched at the same time. */
const AT_ONCE = 4;

/** What is being kept at the moment, and how far it is, in bytes on the network: of as many as its plan says. */
export const $keeping = atom<{ key: string; done: number; total: number } | null>(null);

/** What is being written: each file once, with what it weighs on the device. */
class Keeping {
  readonly sizes: Record<string, number> = {};
  readonly #cache: Cache;
  readonly #entries: readonly KeptEntry[];
  readonly #known: Readonly<Record<string, number>>;
  readonly #plan: Plan;
  #done = 0;

  /** @param entries what is kept already */
  constructor(cache: Cache, entries: readonly KeptEntry[], plan: Plan) {
    this.#cache = cache;
    this.#entries = entries;
    this.#known = Object.assign({}, ...entries.map(({ sizes }) => sizes));
    this.#plan = plan;
  }

  /** What is there now. Pages and scripts are no more than about what was planned: the total stays. */
  #came(bytes: number): void {
    const total = this.#plan.bytes;
    this.#done = Math.min(this.#done + bytes, total);
    $keeping.set({ key: keyOf(this.#plan), done: this.#done, total });
  }

  async put(address: string, answer: Response, text: string | Blob): Promise<void> {
    const body = typeof text === 'string' ? new Blob([text]) : text;
    const plain = new Response(body, { headers: decodedHeaders(answer.headers) });
    const kept = this.#plan.sealed?.has(address) ? await sealed(plain, address) : plain;
    await this.#cache.put(address, kept).catch((error) => {
      throw new NotKept('room', error);
    });
    this.sizes[address] = body.size;
  }

  /** Files whose addresses carry a digest: what is there already stays. */
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
    const answer = await fetched(address, this.#plan.sealed?.has(address));
    const weight = planned ?? Number(answer.headers.get('content-length') ?? 0);
    await this.put(address, answer, await answer.blob());
    this.#came(weight);
  }

  /** The built files that a text names, those that they name, and so on. */
  async built(text: string): Promise<void> {
    const found = builtFiles(text).filter((address) => !(address in this.sizes));
    await this.files(found);
    for (const address of found) {
      const script = address.endsWith('.js') && (await this.#cache.match(address, { ignoreVary: true }));
      if (script) await this.built(await script.text());
    }
  }

  /** What a text that is kept is built of, by address. */
  async #builtOf(text: string, sizes: Record<string, number> = {}): Promise<Record<string, number>> {
    for (const address of builtFiles(text)) {
      if (address in sizes) continue;
      sizes[address] = this.sizes[address] ?? 0;
      const script = address.endsWith('.js') && (await this.#cache.match(address, { ignoreVary: true }));
      if (script) await this.#builtOf(await script.text(), sizes);
    }
    return sizes;
  }

  /** Before a page is written anew: all that lists it lists what it is built of now, which would be swept with this one. */
  async share(address: string, text: string): Promise<void> {
    const sharing = this.#entries.filter(({ sizes }) => address in sizes);
    const built = sharing.length > 0 ? await this.#builtOf(text) : {};
    for (const entry of sharing) {
      Object.assign(entry.sizes, built);
      await putEntry(this.#cache, entry);
    }
  }
}

/** What is read last and written last, so that a text never stands without its images. */
async function texts(keeping: Keeping, { pages, calls }: Plan): Promise<void> {
  const read: [string, Response, string][] = [];
  for (const address of [...pages, OFFLINE_PATH]) {
    const answer = await fetched(address);
    const text = await answer.text();
    read.push([address, answer, text]);
    await keeping.files(namedImages(text));
    await keeping.built(text);
    await keeping.share(address, text);
  }
  for (const [address, from] of calls) {
    const answer = await fetched(from);
    read.push([address, answer, await answer.text()]);
  }
  for (const each of read) await keeping.put(...each);
}

/** @throws NotKept when the browser says that it has no room for so much */
async function checkRoom({ room }: Plan): Promise<void> {
  if (await hasRoom(room)) return;
  // What nobody asked for goes first.
  await forgetSeen();
  if (!(await hasRoom(room))) throw new NotKept('room');
}

/**
 * Keeps something on the device, or brings what is kept of it up to date.
 * @throws NotKept, and what was kept before is there still
 */
export function keep(plan: Plan): Promise<KeptEntry> {
  const person = storedSession()?.username;
  if (person === undefined) return Promise.reject(new NotKept('gone'));
  $keeping.set({ key: keyOf(plan), done: 0, total: plan.bytes });
  return alone(async () => {
    try {
      await leaveKept(person);
      await checkRoom(plan);
      const entries = await keptEntries();
      const cache = await openKept();
      // What one chose is not thrown away when the device runs short, where the browser grants it; nothing waits for that.
      void navigator.storage?.persist?.().catch(() => undefined);
      const { active } = await registerWorker(OFFLINE_WORKER);
      // It may be there already, for the lists one saw.
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
