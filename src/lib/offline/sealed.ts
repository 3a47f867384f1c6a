import { SEALING_KEYS } from './kept.ts';

/**
 * Answers that are kept until they are asked for, sealed (docs/decisions/0107): AES-GCM, under a key that the browser keeps and
 * no script can read.
 */
const SEALED = 'x-sealed';
const CIPHER = 'AES-GCM';
const STORE = 'keys';
const KEY = 'answers';
/** Bytes that are drawn anew for each answer and stand before it. */
const NONCE = 12;

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(SEALING_KEYS, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** The key of this device, made where there is none. @throws where the browser cannot seal, or keep a key */
export async function sealingKey(): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  const kept = await withStore('readwrite', async (store) => {
    const known: unknown = await done(store.get(KEY));
    if (known) return known as CryptoKey;
    await done(store.put(fresh, KEY));
    return done(store.get(KEY)) as Promise<CryptoKey>;
  });
  if (!(kept instanceof CryptoKey)) throw new TypeError('no key is kept');
  return kept;
}

/** An answer is of its address: another one in its place does not open. */
const cipherOf = (nonce: BufferSource, address: string) => ({
  name: CIPHER,
  iv: nonce,
  additionalData: new TextEncoder().encode(address),
});

const isSealed = ({ headers }: Response) => headers.has(SEALED);

/** An answer as it is kept, sealed for its address (path and query). */
export async function sealed(answer: Response, address: string): Promise<Response> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const bytes = await answer.arrayBuffer();
  const closed = await crypto.subtle.encrypt(cipherOf(nonce, address), await sealingKey(), bytes);
  const headers = new Headers(answer.headers);
  headers.set(SEALED, '1');
  return new Response(new Blob([nonce, closed]), { headers });
}

/** What is kept at an address, as it was before it was sealed. @throws where its key is gone */
export async function opened(kept: Response, address: string): Promise<Response> {
  if (!isSealed(kept)) return kept;
  const bytes = await kept.arrayBuffer();
  const key = await sealingKey();
  const open = await crypto.subtle.decrypt(cipherOf(bytes.slice(0, NONCE), address), key, bytes.slice(NONCE));
  const headers = new Headers(kept.headers);
  headers.delete(SEALED);
  return new Response(open, { headers });
}

/** An answer as another one is kept: sealed where that is. */
export async function keptAs(kept: Response, answer: Response, address: string): Promise<Response> {
  return isSealed(kept) ? sealed(answer, address) : answer;
}

/** Where nothing is kept any more, no key is. */
export function forgetSealingKey(): void {
  globalThis.indexedDB?.deleteDatabase(SEALING_KEYS);
}
