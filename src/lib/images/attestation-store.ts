import { atom } from 'nanostores';
import type { ItemKind } from '#lib/items/item.ts';
import type { OwnItem } from '#lib/items/schemas.ts';
import { call } from '#lib/platform/browser/api.ts';
import { callWhenFree } from './browser/send-file.ts';

/** Images that arrive within this (ms) are attested in one call: they come by hundreds. */
const PAUSE = 400;
/** Pause after which the attestations are read (ms). */
const REST = 800;
/** Files named in one call (`attestation` in the contract). */
const AT_ONCE = 5_000;

type Words = Pick<OwnItem, 'unattested' | 'attested'>;

/** The attestations of the person's own item, and by whom, according to the server. */
function createKnown(kind: ItemKind, id: string, { unattested, attested }: Words) {
  const $unattested = atom<ReadonlySet<string>>(new Set(unattested));
  const $attested = atom(attested);
  async function reread(): Promise<void> {
    const item = await call('GET /[kind]/[id]', { params: { kind, id } }).catch(() => undefined);
    if (!item) return;
    $unattested.set(new Set(item.unattested));
    $attested.set(item.attested);
  }
  function take(files: readonly string[]): void {
    const told = new Set(files);
    $unattested.set(new Set([...$unattested.get()].filter((file) => !told.has(file))));
  }
  return { $unattested, $attested, reread, take };
}

/** The attestation of the person's own item: the author's word in the review is sent as its images arrive. */
export function createAttestation(kind: ItemKind, id: string, words: Words) {
  const params = { kind, id };
  const { $unattested, $attested, reread, take } = createKnown(kind, id, words);
  let rereading: ReturnType<typeof setTimeout> | undefined;
  let waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Promise<void> = Promise.resolve();
  let calls = 0;

  async function send(files: readonly string[]): Promise<void> {
    calls += 1;
    try {
      for (let from = 0; from < files.length; from += AT_ONCE) {
        const images = files.slice(from, from + AT_ONCE);
        const { signal } = new AbortController();
        await callWhenFree('POST /[kind]/[id]/attestation', { params, body: { images }, signal });
      }
      take(files);
      clearTimeout(rereading);
      rereading = setTimeout(() => void reread(), REST);
    } catch {
      // Nobody else sees these images: they are marked, and can be attested there.
      $unattested.set(new Set([...$unattested.get(), ...files]));
    }
    calls -= 1;
  }

  /** Sends the attestations that are waiting, now. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    const files = [...waiting];
    waiting = new Set();
    if (files.length > 0) under = under.then(() => send(files));
    return under;
  }

  return {
    /** Files that no reader sees yet. */
    $unattested,
    $attested,
    /** Attests files, with others that arrive at about the same time. */
    add(files: readonly string[]): void {
      for (const file of files) waiting.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE);
    },
    flush,
    isBusy: () => waiting.size > 0 || calls > 0,
    /** The page was left and is back: images may have come, or been attested, meanwhile. */
    reread,
  };
}

export type Attestation = ReturnType<typeof createAttestation>;
