import type { IncomingMessage, ServerResponse } from 'node:http';
import { PIECE } from '../files/open-file.ts';
import type { Answer } from './answer.ts';

/** Bytes that answers may hold until they are read. */
const MEMORY = 160 * 1024 * 1024;
/** Memory of a streamed answer, besides its source: a piece read ahead, one being sent, one in the socket. */
const STREAMED = 3 * PIECE;
/** No client counts as slow before this (ms). */
const GRACE = 5_000;

interface UnderWay {
  request: IncomingMessage;
  /** Bytes of memory. */
  held: number;
  since: number;
  /** Bytes that its connection had sent by then. */
  sentBefore: number;
}

/**
 * The answers that are not read whole yet, and the memory that they hold. When it is used up, the reader who takes
 * least is cut off, so that those who read are served: a client that reads nothing can hold no more than this, from
 * however many addresses, and a class behind one address is not an attack.
 */
export class AnswersUnderWay {
  readonly #answers = new Set<UnderWay>();
  readonly #memory: number;
  readonly #now: () => number;
  #held = 0;

  constructor(memory = MEMORY, now: () => number = Date.now) {
    this.#memory = memory;
    this.#now = now;
  }

  /** Bytes held. */
  get held(): number {
    return this.#held;
  }

  /**
   * Counts an answer until its connection is done with it.
   * @returns false when there is no room for it, and nobody has been slow for long enough
   */
  add(request: IncomingMessage, response: ServerResponse, { body, streamed }: Answer): boolean {
    const held = streamed ? STREAMED + streamed.held : body.length;
    if (!this.#makeRoomFor(held)) return false;
    const answer = { request, held, since: this.#now(), sentBefore: request.socket.bytesWritten };
    this.#answers.add(answer);
    this.#held += held;
    response.once('close', () => this.#remove(answer));
    return true;
  }

  #makeRoomFor(bytes: number): boolean {
    while (this.#held + bytes > this.#memory) {
      const slowest = this.#slowest();
      if (!slowest) return false;
      this.#remove(slowest);
      slowest.request.socket.destroy();
    }
    return true;
  }

  #slowest(): UnderWay | undefined {
    const now = this.#now();
    const paceOf = ({ request, since, sentBefore }: UnderWay) =>
      (request.socket.bytesWritten - sentBefore) / (now - since);
    const slow = [...this.#answers].filter(({ since }) => now - since >= GRACE);
    return slow.sort((a, b) => paceOf(a) - paceOf(b))[0];
  }

  #remove(answer: UnderWay): void {
    if (this.#answers.delete(answer)) this.#held -= answer.held;
  }
}
