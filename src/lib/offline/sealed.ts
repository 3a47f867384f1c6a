import { SEALING_KEYS } from './kept.ts';

/**
 * Answers sealed until they are requested (docs/decisions/0107): encrypted with AES-GCM, with a key stored by the
 * browser that no script can read.
 */
const SEALED = 'x-sealed';
const CIPHER = 'AES-GCM';
const STORE = 'keys';
const KEY = 'answers';
/** Length of the random nonce stored before each answer, in bytes. */
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

/** This device's key, generated if missing. @throws when the browser cannot encrypt, or cannot store a key */
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

/** The address is authenticated data: a sealed answer moved to another address cannot be opened. */
const cipherOf = (nonce: BufferSource, address: string) => ({
  name: CIPHER,
  iv: nonce,
  additionalData: new TextEncoder().encode(address),
});

const isSealed = ({ headers }: Response) => headers.has(SEALED);

/** Seals an answer for its address (path and query). */
export async function encryptResponse(answer: Response, address: string): Promise<Response> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const bytes = await answer.arrayBuffer();
  const closed = await crypto.subtle.encrypt(cipherOf(nonce, address), await sealingKey(), bytes);
  const headers = new Headers(answer.headers);
  headers.set(SEALED, '1');
  return new Response(new Blob([nonce, closed]), { headers });
}

/** Opens the response stored at an address. @throws when its key is gone */
export async function decryptResponse(kept: Response, address: string): Promise<Response> {
  if (!isSealed(kept)) return kept;
  const bytes = await kept.arrayBuffer();
  const key = await sealingKey();
  const open = await crypto.subtle.decrypt(cipherOf(bytes.slice(0, NONCE), address), key, bytes.slice(NONCE));
  const headers = new Headers(kept.headers);
  headers.delete(SEALED);
  return new Response(open, { headers });
}

/** Prepares an answer for storage in place of another one: sealed if that was sealed. */
export async function keptAs(kept: Response, answer: Response, address: string): Promise<Response> {
  return isSealed(kept) ? encryptResponse(answer, address) : answer;
}

/** Deletes the key, once no sealed content is left. */
export function forgetSealingKey(): void {
  globalThis.indexedDB?.deleteDatabase(SEALING_KEYS);
}
