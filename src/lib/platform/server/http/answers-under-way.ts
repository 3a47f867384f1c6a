import type { IncomingMessage, ServerResponse } from 'node:http';
import { PIECE } from '../files/open-file.ts';
import type { Answer } from './answer.ts';

/** Maximum memory (bytes) of responses that clients have not read yet. */
const MEMORY = 160 * 1024 * 1024;
/** Memory of a streamed response, besides its source: a piece read ahead, one being sent, one in the socket. */
const STREAMED = 3 * PIECE;
/** Minimum age (ms) at which a response may count as slow. */
const GRACE = 5_000;

interface UnderWay {
  request: IncomingMessage;
  /** Bytes of memory that the response uses. */
  held: number;
  since: number;
  /** Bytes that its connection had sent before this response. */
  sentBefore: number;
}

/**
 * The responses that clients have not completely read, and their memory. At the maximum, the slowest reader is
 * disconnected to serve the others: clients that read nothing cannot use more memory than this, from however many
 * addresses, while a whole class behind one address is not mistaken for an attack.
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

  /** Total memory in use (bytes). */
  get held(): number {
    return this.#held;
  }

  /**
   * Counts a response until its connection is closed.
   * @returns false if there is no memory for it, and no response is old enough to be cut off
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
