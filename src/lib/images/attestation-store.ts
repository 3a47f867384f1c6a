import { atom } from 'nanostores';
import type { ItemKind } from '#lib/items/item.ts';
import type { OwnItem } from '#lib/items/schemas.ts';
import { call } from '#lib/platform/browser/api.ts';
import { callWhenFree } from './browser/send-file.ts';

/** Images that arrive within this time (ms) are attested in one call, since they come by the hundred. */
const PAUSE = 400;
/** Pause before the attestations are read again (ms). */
const REST = 800;
/** Maximum number of files in one call (`attestation` in the contract). */
const AT_ONCE = 5_000;

type Words = Pick<OwnItem, 'unattested' | 'attested'>;

/** The attestations of the person's own item and their authors, as known from the server. */
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

/** Attestation for the person's own item: what its author confirmed in the review is sent as the images arrive. */
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
      // Nobody else sees these images yet: they are marked as unattested, and can be attested in the editor.
      $unattested.set(new Set([...$unattested.get(), ...files]));
    }
    calls -= 1;
  }

  /** Sends the waiting attestations now. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    const files = [...waiting];
    waiting = new Set();
    if (files.length > 0) under = under.then(() => send(files));
    return under;
  }

  return {
    /** Files not attested yet, which no reader sees. */
    $unattested,
    $attested,
    /** Attests files, together with others that arrive at about the same time. */
    add(files: readonly string[]): void {
      for (const file of files) waiting.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE);
    },
    flush,
    isBusy: () => waiting.size > 0 || calls > 0,
    /** Called when the page is shown again: images may have been added or attested meanwhile. */
    reread,
  };
}

export type Attestation = ReturnType<typeof createAttestation>;
