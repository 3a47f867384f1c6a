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

/** The sources of pages, and for whom these may be cached. */
export interface PageSource {
  /** The built application. */
  application: NodeHandler;
  pages: PageCache;
  /** Changes whenever what anonymous readers see may have changed. */
  contentVersion(): number | string;
  /**
   * For whom the answer would be kept: `''` for anybody signed out, a string of their own for a signed-in
   * reader, undefined when it must not come from memory. Asked for every request, so that a revoked session
   * gets nothing more.
   */
  readerOf(request: IncomingMessage): string | undefined | Promise<string | undefined>;
  /** The site's address as the request names it. */
  siteOf(request: IncomingMessage): string;
}

/** A page that is kept, the failure that another try would only repeat, or nothing. */
type Outcome = KeptAnswer | { failed: Answer } | undefined;

interface Place {
  key: string;
  version: number | string;
  encoding: Encoding;
  signedIn: boolean;
}

/** Answers requests for pages: from the cache, from a running rendering, or by rendering. */
export class PageReader {
  readonly #source: PageSource;
  readonly #responder: Responder;
  /** Pages being rendered: those who ask meanwhile wait for the same rendering. */
  readonly #rendering = new Map<string, Promise<Outcome>>();

  constructor(source: PageSource, responder: Responder) {
    this.#source = source;
    this.#responder = responder;
  }

  /** Answers GET and HEAD of an address that is not a built file. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    { url, encoding }: { url: string; encoding: Encoding },
  ): Promise<void> {
    const { application, pages } = this.#source;
    const known = this.#source.readerOf(request);
    // Somebody signed out is answered at once: most requests are for a page that is kept.
    const reader = known instanceof Promise ? await known : known;
    const address = plainAddress(url, reader === '' ? 'public' : 'reader');
    // The page must not depend on the spelling of the address: others who request the same list get it too.
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

/** Sending an answer changes its headers. */
function copyOf(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers } };
}
