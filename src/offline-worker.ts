import { ERASE_KEPT, KEPT, SEEN, type ToWorker } from '#lib/offline/kept.ts';
import { keptAddresses } from '#lib/offline/kept-addresses.ts';
import { OFFLINE_PATH } from '#lib/offline/offline.ts';
import { decryptResponse, forgetSealingKey } from '#lib/offline/sealed.ts';
import { datedPage, markedPage, pageInstead } from '#lib/offline/worker/copies.ts';
import { dropMasked } from '#lib/offline/worker/masked.ts';
import { eraseSeen, readableLists, seeList } from '#lib/offline/worker/seen-lists.ts';
import { dropWithdrawn } from '#lib/offline/worker/withdrawn.ts';

/**
 * Service worker that serves content kept for offline reading (docs/decisions/0053). Content kept on request is stored
 * by pages (`lib/offline/browser`), viewed lists by `lib/offline/worker`. Built as one file, for a classic worker.
 */

/** Maximum wait for the network before a kept page is served (ms). */
const PATIENCE = 5000;

const BUILT = /^\/_astro\//;
const SIGN = /^\/[\w-]+\.svg$/;
const IMAGE = /^\/images\/[^/]+\/[0-9a-f]{64}/;
const COVER = /-(?:160|400|640)\.(?:avif|webp)$/;
/** Calls that the viewer reads a case and its questions with. */
const READ_CASE = /^\/api\/cases\/[^/]+\/(?:viewer|answer|questions)$/;
/** Matches pages of fiches, which the form of a questionnaire loads. */
const FICHE = /^\/link\/[^/]+$/;
const FIREFOX = /\bFirefox\//;
const TILES = /^\/images\/[^/]+\/tiles\//;

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The response to navigation preload, started while the worker was starting; absent in some browsers. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The used parts of a service worker's global scope, for which the types of pages have no declarations. */
interface Scope {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent<ToWorker> & WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    /** Missing in some browsers. */
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
}

const scope = self as unknown as Scope;

/** Whether anything was kept on request; undefined before the first check. If nothing was, viewers use the network. */
let keeps: boolean | undefined;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(begin()));
scope.addEventListener('message', (event) => {
  if (event.data === 'keeps') keeps = undefined;
  else event.waitUntil(seeList(event.data));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === '/api/auth/logout') event.waitUntil(erase());
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (BUILT.test(pathname) || COVER.test(pathname)) event.respondWith(file(request));
  else if (SIGN.test(pathname)) event.respondWith(sign(request));
  else if (keeps === false) return;
  else if (IMAGE.test(pathname)) event.respondWith(file(request));
  else if (READ_CASE.test(pathname) || TILES.test(pathname) || FICHE.test(pathname))
    event.respondWith(call(request));
});

async function begin(): Promise<void> {
  // Preload requests pages while the worker starts. Firefox aborts a navigation whose preload fails, whatever the
  // worker responds: there it must be off (also if an earlier worker enabled it), or kept pages would not open offline.
  const preload = scope.registration.navigationPreload;
  await (FIREFOX.test(navigator.userAgent) ? preload?.disable() : preload?.enable());
  await scope.clients.claim();
}

async function erase(): Promise<void> {
  await Promise.all([caches.delete(KEPT), eraseSeen()]);
  forgetSealingKey();
  await scope.registration.unregister();
}

/** Unregisters the worker when nothing is kept any more. */
async function leaveWhenUseless(): Promise<void> {
  keeps = await caches.has(KEPT);
  if (!keeps && !(await caches.has(SEEN))) await scope.registration.unregister();
}

/** The cached response for an address, ignoring Vary: pages vary with the cookie, but a cache belongs to one person. */
async function found(name: string, address: string): Promise<Response | undefined> {
  if (!(await caches.has(name))) return undefined;
  return (await caches.open(name)).match(address, { ignoreVary: true });
}

/** The cached response for a file; none if it is sealed and the key is gone. */
async function anywhere(url: string): Promise<Response | undefined> {
  const kept = await caches.match(url, { ignoreVary: true });
  return kept && decryptResponse(kept, new URL(url).pathname).catch(() => undefined);
}

/** Serves a file whose name contains a hash. */
async function file(request: Request): Promise<Response> {
  return (await anywhere(request.url)) ?? fetch(request);
}

/** Serves an icon, whose name contains no hash: from the network first. */
async function sign(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await anywhere(request.url);
    if (kept) return kept;
    throw error;
  }
}

async function page(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const url = new URL(request.url);
  const asked = Promise.resolve(preloadResponse).then((answer) => answer ?? fetch(request));
  event.waitUntil(asked.then(leaveWhenUseless, leaveWhenUseless));
  // Runs once the network is available again.
  event.waitUntil(
    asked.then(
      (answer) => (answer.headers.has(ERASE_KEPT) ? erase() : dropMasked().then(() => dropWithdrawn())),
      () => undefined,
    ),
  );
  // A case's query string is only a position in it: one page serves all. A list's query string selects a page.
  const kept = (await keptPage(url)) ?? (await found(SEEN, request.url));
  try {
    return await (kept ? Promise.race([asked, late(kept)]) : asked);
  } catch (error) {
    if (kept) return datedPage(kept);
    const list = await found(KEPT, url.origin + OFFLINE_PATH);
    const instead = list
      ? markedPage(list)
      : pageInstead(await readableLists(), url.pathname === OFFLINE_PATH);
    if (instead) return instead;
    throw error;
  }
}

/** The kept response for a page. */
async function keptPage(url: URL): Promise<Response | undefined> {
  for (const address of keptAddresses(url)) {
    const kept = await found(KEPT, url.origin + address);
    if (kept) return kept;
  }
  return undefined;
}

function late(kept: Response): Promise<Response> {
  return new Promise((done) => setTimeout(() => done(datedPage(kept)), PATIENCE));
}

/**
 * A call that reads a case: with its title only where the call asks for it. An attempt that is begun anew is the server's:
 * the last one does not stand for it.
 */
async function call(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const url = new URL(request.url);
    const search = url.searchParams.has('titre') ? '?titre=1' : '';
    const isAnew = url.searchParams.has('again');
    const kept = isAnew ? undefined : await found(KEPT, url.origin + url.pathname + search);
    if (kept) return decryptResponse(kept, url.pathname + search);
    throw error;
  }
}
