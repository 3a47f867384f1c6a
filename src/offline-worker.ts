/**
 * Hands out what somebody kept for reading without network (docs/decisions/0053). The page writes it
 * (`lib/stores/offline`); this only reads, but for lists that one saw. Browsers run it as it is: it imports nothing.
 */

/** What was asked to be kept, and lists that one saw: the caches of `lib/stores/offline/kept-cache.ts`. */
const [KEPT, SEEN] = ['kept', 'seen'];
/** Without network, for every page that is not kept. */
const LIST = '/hors-ligne';
/** A page that is kept does not wait longer for the network (ms). */
const PATIENCE = 5000;
/** Pages of lists that stay, and the covers and built files they show. */
const PAGES_MAX = 30;
const FILES_MAX = 400;

const LISTS =
  /^\/(?:public-cases|public-questionnaires|protocols\/(?:public|personal)|cases-list|questionnaires-list)$/;
const BUILT = /^\/(?:_astro\/|[\w-]+\.svg$)/;
const IMAGE = /^\/images\/[^/]+\/[0-9a-f]{64}/;
const COVER = /-(?:160|400|640)\.(?:avif|webp)$/;
/** Calls that the viewer reads a case with. */
const READ_CASE = /^\/api\/cases\/[^/]+\/(?:viewer|answer)$/;
const TILES = /^\/images\/[^/]+\/tiles\//;

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** As much of a service worker's scope as is used: the types of pages have none. */
interface Scope {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
}

const scope = self as unknown as Scope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === '/api/auth/logout') event.waitUntil(erase());
  if (request.method !== 'GET') return;
  if (BUILT.test(pathname)) event.respondWith(file(event, true));
  else if (IMAGE.test(pathname)) event.respondWith(file(event, COVER.test(pathname)));
  else if (request.mode === 'navigate') event.respondWith(page(event));
  else if (READ_CASE.test(pathname) || TILES.test(pathname)) event.respondWith(call(request));
});

async function erase(): Promise<void> {
  await Promise.all([caches.delete(KEPT!), caches.delete(SEEN!)]);
  await scope.registration.unregister();
}

/** Whether anything is kept; where nothing is any more, the next page does without this worker. */
async function isNeeded(): Promise<boolean> {
  const needed = await caches.has(KEPT!);
  if (!needed) await scope.registration.unregister();
  return needed;
}

/** What a cache holds of an address. Pages vary with the cookie, which is always that of whose cache it is. */
async function found(name: string, address: string): Promise<Response | undefined> {
  if (!(await caches.has(name))) return undefined;
  return (await caches.open(name)).match(address, { ignoreVary: true });
}

/** A file whose name carries a digest. */
async function file(event: FetchEvent, stays: boolean): Promise<Response> {
  const { url } = event.request;
  const known = (await found(KEPT!, url)) ?? (stays ? await found(SEEN!, url) : undefined);
  if (known) return known;
  const answer = await fetch(event.request);
  if (stays && answer.ok) event.waitUntil(see(url, answer.clone(), FILES_MAX, isFile));
  return answer;
}

const isFile = (path: string) => BUILT.test(path) || IMAGE.test(path);
const isList = (path: string) => LISTS.test(path);

/** Keeps what somebody saw, as long as they keep anything; the oldest of its like goes. */
async function see(url: string, answer: Response, most: number, like: (path: string) => boolean) {
  if (!(await isNeeded())) return;
  try {
    const cache = await caches.open(SEEN!);
    // Last again: what was seen lately goes last.
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, answer);
    const seen = (await cache.keys()).filter((each) => like(new URL(each.url).pathname));
    for (const old of seen.slice(0, -most)) await cache.delete(old, { ignoreVary: true });
  } catch {
    // No room: what was asked to be kept comes first.
  }
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  // Where in a case one is stands in the address; the page is the same.
  const kept = await found(KEPT!, url.origin + url.pathname);
  const asked = fetch(request).then((answer) => {
    const stays =
      answer.ok && isList(url.pathname) && !answer.headers.get('cache-control')?.includes('no-store');
    if (stays) event.waitUntil(see(request.url, answer.clone(), PAGES_MAX, isList));
    return answer;
  });
  try {
    return await (kept ? Promise.race([asked, late(kept)]) : asked);
  } catch (error) {
    const instead = kept ?? (await found(SEEN!, request.url)) ?? (await found(KEPT!, url.origin + LIST));
    if (instead) return instead;
    throw error;
  }
}

function late(kept: Response): Promise<Response> {
  return new Promise((done) => setTimeout(() => done(kept), PATIENCE));
}

/** A call that reads a case: with its title only where the call asks for it. */
async function call(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const url = new URL(request.url);
    const search = url.searchParams.has('titre') ? '?titre=1' : '';
    const kept = await found(KEPT!, url.origin + url.pathname + search);
    if (kept) return kept;
    throw error;
  }
}
