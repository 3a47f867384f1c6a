import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { followResponses, stopServer } from '#lib/platform/server/http/stop-server.ts';

/** Connects and sends twenty times on a separate thread, reports it in `sent`, and posts the answers. */
const SENDER = `
const { connect } = require('node:net');
const { text } = require('node:stream/consumers');
const { workerData: { port, sent }, parentPort } = require('node:worker_threads');
const answers = Array.from({ length: 20 }, async () => {
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => socket.write('POST / HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 0\\r\\n\\r\\n', () => {
    Atomics.add(sent, 0, 1);
    Atomics.notify(sent, 0);
  }));
  return text(socket).catch(String);
});
Promise.all(answers).then((each) => parentPort.postMessage(each));
`;

it('answers whoever the system had connected before it stops, and refuses everybody afterwards', async () => {
  const server = createServer((_, response) => response.end('done')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const sender = new Worker(SENDER, { eval: true, workerData: { port, sent } });
  // This thread waits: the server accepts no connection meanwhile.
  for (let count = 0; count < 20; count = Atomics.load(sent, 0)) Atomics.wait(sent, 0, count);
  const [stopped, [answers]] = [stopServer(server, 60_000), await once(sender, 'message')];
  expect(answers).toHaveLength(20);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close/);
  await stopped;
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('ends the connection of an answer that was under way, once it is sent', async () => {
  let answer = () => {};
  const server = createServer((_, response) => {
    answer = () => response.end('late');
  });
  followResponses(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const received = text(socket);
  const [asked] = [once(server, 'request'), socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')];
  await asked;
  const stopped = stopServer(server, 60_000);
  answer();
  expect(await received).toMatch(/Connection: close[\s\S]*late/);
  await stopped;
});
