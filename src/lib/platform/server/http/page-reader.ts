import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainAddress } from '#lib/items/list-address-page-data.ts';
import { type Answer, send } from './answer.ts';
import { cacheKey } from './cache-key.ts';
import type { NodeHandler } from './captured-response.ts';
import type { Encoding } from './encoding.ts';
import { keptAnswer, sendKept } from './kept-answer.ts';
import type { KeptAnswer, PageCache } from './page-cache.ts';
import { render } from './render.ts';
import type { Responder } from './responder.ts';

/** The sources of pages, and the rules for caching them. */
export interface PageSource {
  /** The built application. */
  application: NodeHandler;
  pages: PageCache;
  /** Changes whenever public content may have changed. */
  contentVersion(): number | string;
  /**
   * The cache partition of a request: `''` for anyone signed out, a string of their own for a signed-in reader,
   * undefined if the cache must not be used. Computed for every request, which denies a revoked session any further
   * page.
   */
  readerOf(request: IncomingMessage): string | undefined | Promise<string | undefined>;
  /** The site's origin as the request names it. */
  siteOf(request: IncomingMessage): string;
}

/** A cached page, an error response that a retry would only repeat, or nothing. */
type Outcome = KeptAnswer | { failed: Answer } | undefined;

interface Place {
  key: string;
  version: number | string;
  encoding: Encoding;
  signedIn: boolean;
}

/** Handles requests for pages: from the cache, by joining a render in progress, or by rendering. */
export class PageReader {
  readonly #source: PageSource;
  readonly #responder: Responder;
  /** Renders in progress, shared by simultaneous requests. */
  readonly #rendering = new Map<string, Promise<Outcome>>();

  constructor(source: PageSource, responder: Responder) {
    this.#source = source;
    this.#responder = responder;
  }

  /** Handles GET and HEAD of a path that is not a built file. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    { url, encoding }: { url: string; encoding: Encoding },
  ): Promise<void> {
    const { application, pages } = this.#source;
    const known = this.#source.readerOf(request);
    // No `await` for anyone signed out: most requests are for a cached page.
    const reader = known instanceof Promise ? await known : known;
    const address = plainAddress(url, reader === '' ? 'public' : 'reader');
    // The page must not depend on how the URL is written: others who request the same list share it.
    request.url = address;
    const key =
      reader === undefined ? undefined : cacheKey(reader, this.#source.siteOf(request), address, encoding);
    if (key === undefined) {
      const { answer } = await render(application, request, encoding);
      return this.#responder.sendOwn(request, response, answer);
    }
    const version = this.#source.contentVersion();
    const kept = pages.get(key, version) ?? (await this.#rendering.get(`${version} ${key}`));
    if (kept && 'failed' in kept) return send(request, response, copyOf(kept.failed));
    if (kept) return sendKept(request, response, kept);
    await this.#renderAndKeep(request, response, { key, version, encoding, signedIn: reader !== '' });
  }

  async #renderAndKeep(request: IncomingMessage, response: ServerResponse, place: Place): Promise<void> {
    const { key, version, encoding, signedIn } = place;
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    this.#rendering.set(`${version} ${key}`, promise);
    try {
      const { answer, keep } = await render(this.#source.application, request, encoding);
      if (keep === (signedIn ? 'user' : 'public')) {
        const kept = keptAnswer(answer, version, signedIn);
        this.#source.pages.set(key, kept);
        resolve(kept);
        sendKept(request, response, kept);
      } else {
        if (answer.status === 503 && !answer.streamed) resolve({ failed: copyOf(answer) });
        this.#responder.sendOwn(request, response, answer);
      }
    } finally {
      this.#rendering.delete(`${version} ${key}`);
      resolve(undefined);
    }
  }
}

/** A copy with its own headers, because sending changes them. */
function copyOf(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers } };
}
