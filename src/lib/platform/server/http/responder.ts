import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../../errors.ts';
import { type Answer, send } from './answer.ts';
import { AnswersUnderWay } from './answers-under-way.ts';
import { type PlainForm, plainAnswer } from './plain-answer.ts';

/** Sends responses that are not cached: errors, and responses for a single request. */
export class Responder {
  readonly #isSecure: (request: IncomingMessage) => boolean;
  readonly #underWay: AnswersUnderWay;

  /** @param memory maximum memory (bytes) of responses in progress; the default of `AnswersUnderWay` when absent */
  constructor(isSecure: (request: IncomingMessage) => boolean, memory?: number) {
    this.#isSecure = isSecure;
    this.#underWay = new AnswersUnderWay(memory);
  }

  /** Sends an error response instead of the application's. */
  refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode, headers = {}): void {
    const answer = plainAnswer(code, formOf(request), this.#isSecure(request));
    send(request, response, { ...answer, headers: { ...answer.headers, ...headers } });
  }

  /** Sends a response made for this request, or `busy` when responses in progress use too much memory. */
  sendOwn(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    if (this.#underWay.add(request, response, answer)) {
      send(request, response, answer);
      return;
    }
    answer.streamed?.stream.destroy();
    this.refuse(request, response, 'busy');
  }
}

/** Browsers list HTML first in `Accept` for a page, but not for its images, scripts and styles. */
function formOf({ url = '', headers }: IncomingMessage): PlainForm {
  if (url.startsWith('/api/')) return 'json';
  return headers.accept?.includes('text/html') ? 'page' : 'text';
}
