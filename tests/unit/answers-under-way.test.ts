import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { AnswersUnderWay } from '#lib/platform/server/http/answers-under-way.ts';

let now = 0;

/** A connection that says what it has sent and whether it was cut. */
function connection() {
  const response = new EventEmitter();
  const socket = {
    bytesWritten: 1_000,
    cut: false,
    destroy() {
      socket.cut = true;
      response.emit('close');
    },
  };
  return { socket, response, request: { socket } };
}

function add(answers: AnswersUnderWay, bytes: number) {
  const each = connection();
  const { request, response } = each as unknown as { request: IncomingMessage; response: ServerResponse };
  const taken = answers.add(request, response, { status: 200, headers: {}, body: Buffer.alloc(bytes) });
  return { ...each, taken };
}

it('counts what answers hold until they are read', () => {
  const answers = new AnswersUnderWay(1_000, () => now);
  const [first, second] = [add(answers, 300), add(answers, 600)];
  expect(answers.held).toBe(900);
  first.response.emit('close');
  expect(answers.held).toBe(600);
  second.response.emit('close');
  expect(answers.held).toBe(0);
});

it('refuses what has no room while nobody has been slow for long', () => {
  const answers = new AnswersUnderWay(1_000, () => now);
  const first = add(answers, 800);
  now += 1_000;
  expect([add(answers, 300).taken, first.socket.cut, answers.held]).toEqual([false, false, 800]);
});

it('cuts off who reads least, as often as room is wanted', () => {
  const answers = new AnswersUnderWay(1_000, () => now);
  const [still, slow, quick] = [add(answers, 300), add(answers, 300), add(answers, 300)];
  slow.socket.bytesWritten += 10;
  quick.socket.bytesWritten += 100_000;
  now += 5_000;
  expect(add(answers, 200).taken).toBe(true);
  expect([still.socket.cut, slow.socket.cut, quick.socket.cut]).toEqual([true, false, false]);
  expect(add(answers, 400).taken).toBe(true);
  expect([slow.socket.cut, quick.socket.cut, answers.held]).toEqual([true, false, 900]);
});
