import { ERASE_KEPT, KEPT, SEEN, type ToWorker } from '#lib/offline/kept.ts';
import { keptAddresses } from '#lib/offline/kept-addresses.ts';
import { OFFLINE_PATH } from '#lib/offline/offline.ts';
import { forgetSealingKey, opened } from '#lib/offline/sealed.ts';
import { datedPage, markedPage, pageInstead } from '#lib/offline/worker/copies.ts';
import { dropMasked } from '#lib/offline/worker/masked.ts';
import { eraseSeen, readableLists, seeList } from '#lib/offline/worker/seen-lists.ts';
import { dropWithdrawn } from '#lib/offline/worker/withdrawn.ts';

/**
 * Hands out what is kept for reading without network (docs/decisions/0053). What was asked for is written by pages
 * (`lib/offline/browser`), lists that one saw by `lib/offline/worker`. It is built as one file: browsers run it as a classic worker.
 */

/** A page that is kept does not wait longer for the network (ms). */
const PATIENCE = 5000;

const BUILT = /^\/_astro\//;
const SIGN = /^\/[\w-]+\.svg$/;
const IMAGE = /^\/images\/[^/]+\/[0-9a-f]{64}/;
const COVER = /-(?:160|400|640)\.(?:avif|webp)$/;
/** Calls that the viewer reads a case and its questions with. */
const READ_CASE = /^\/api\/cases\/[^/]+\/(?:viewer|answer|questions)$/;
/** Fiches of questionnaires, which the form reads beside itself. */
const FICHE = /^\/link\/[^/]+$/;
const FIREFOX = /\bFirefox\//;
const TILES = /^\/images\/[^/]+\/tiles\//;

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser asked for while the worker started; none where it does not do that. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** As much of a service worker's scope as is used: the types of pages have none. */
interface Scope {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent<ToWorker> & WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    /** Not in all browsers. */
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
}

const scope = self as unknown as Scope;

/** Whether anything was asked to be kept; unknown until it is looked up. Where nothing was, viewers go straight to the server. */
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
  // Pages are asked for while the worker starts, not after. Firefox ends a navigation whose preload fails, whatever the
  // worker answers: there it must not be on (nor stay on from an earlier worker), or nothing kept opens without a server.
  const preload = scope.registration.navigationPreload;
  await (FIREFOX.test(navigator.userAgent) ? preload?.disable() : preload?.enable());
  await scope.clients.claim();
}

async function erase(): Promise<void> {
  await Promise.all([caches.delete(KEPT), eraseSeen()]);
  forgetSealingKey();
  await scope.registration.unregister();
}

/** Where nothing is kept any more, the next page does without this worker. */
async function leaveWhenUseless(): Promise<void> {
  keeps = await caches.has(KEPT);
  if (!keeps && !(await caches.has(SEEN))) await scope.registration.unregister();
}

/** What a cache holds of an address. Pages vary with the cookie, which is always that of whose cache it is. */
async function found(name: string, address: string): Promise<Response | undefined> {
  if (!(await caches.has(name))) return undefined;
  return (await caches.open(name)).match(address, { ignoreVary: true });
}

/** What is kept of a file; one that is sealed and whose key is gone is not there. */
async function anywhere(url: string): Promise<Response | undefined> {
  const kept = await caches.match(url, { ignoreVary: true });
  return kept && opened(kept, new URL(url).pathname).catch(() => undefined);
}

/** A file whose name carries a digest. */
async function file(request: Request): Promise<Response> {
  return (await anywhere(request.url)) ?? fetch(request);
}

/** A picture that is not named by what is in it. */
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
  // The network is there again.
  event.waitUntil(
    asked.then(
      (answer) => (answer.headers.has(ERASE_KEPT) ? erase() : dropMasked().then(() => dropWithdrawn())),
      () => undefined,
    ),
  );
  // Where in a case one is stands in the address; the page is the same. Of a list, it says which.
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

/** What is kept of a page. */
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
    if (kept) return opened(kept, url.pathname + search);
    throw error;
  }
}
