import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../../errors.ts';
import { type Answer, send } from './answer.ts';
import { AnswersUnderWay } from './answers-under-way.ts';
import { type PlainForm, plainAnswer } from './plain-answer.ts';

/** Sends what is not shared with anybody: errors, and answers made for one request. */
export class Responder {
  readonly #isSecure: (request: IncomingMessage) => boolean;
  readonly #underWay: AnswersUnderWay;

  /** @param memory bytes that running answers may hold; the default of `AnswersUnderWay` when absent */
  constructor(isSecure: (request: IncomingMessage) => boolean, memory?: number) {
    this.#isSecure = isSecure;
    this.#underWay = new AnswersUnderWay(memory);
  }

  /** Answers in the application's stead. */
  refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode, headers = {}): void {
    const answer = plainAnswer(code, formOf(request), this.#isSecure(request));
    send(request, response, { ...answer, headers: { ...answer.headers, ...headers } });
  }

  /** Sends an answer made for this request, or `busy` when running answers hold too much already. */
  sendOwn(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    if (this.#underWay.add(request, response, answer)) {
      send(request, response, answer);
      return;
    }
    answer.streamed?.stream.destroy();
    this.refuse(request, response, 'busy');
  }
}

/** Browsers name HTML first when a person opens an address; for its images, scripts and styles they do not. */
function formOf({ url = '', headers }: IncomingMessage): PlainForm {
  if (url.startsWith('/api/')) return 'json';
  return headers.accept?.includes('text/html') ? 'page' : 'text';
}
