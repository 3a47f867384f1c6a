import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STREAM_BYTES, StandInServer } from './stand-in-server.ts';

let server: StandInServer;
beforeEach(async () => {
  server = await new StandInServer().start();
});
afterEach(() => server.stop());

describe('a streamed answer', () => {
  it('comes whole, with its length', async () => {
    const { status, headers, body } = await server.ask('/stream');
    expect([status, headers['content-length'], body.length]).toEqual([200, `${STREAM_BYTES}`, STREAM_BYTES]);
    expect(body.equals(Buffer.alloc(STREAM_BYTES, 7))).toBe(true);
    expect(server.streams[0]!.closed).toBe(true);
  });

  it('is read no further than its reader goes, and let go of when they leave', async () => {
    const socket = await server.askAndWait('/stream');
    await server.ask('/list');
    expect(server.streams[0]!.given).toBeLessThan(STREAM_BYTES / 2);
    socket.destroy();
    await expect.poll(() => server.streams[0]!.closed).toBe(true);
  });

  it('is not broken into by the refusal of what its reader sends next', async () => {
    const socket = await server.askAndWait('/stream');
    socket.write('GET /list HTTP/1.1\r\nHost: localhost\r\n\r\nbonjour\r\n\r\n');
    const answer = await buffer(socket);
    expect(answer.indexOf('400 Bad Request')).toBe(-1);
    expect(answer.subarray(answer.indexOf('\r\n\r\n') + 4).every((byte) => byte === 7)).toBe(true);
  });

  it('is let go of when only its headers are asked for, or nothing has changed', async () => {
    const head = await server.ask('/stream', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      `${STREAM_BYTES}`,
      0,
    ]);
    const again = await server.ask('/stream', { 'if-none-match': '"stream"' });
    expect([again.status, again.headers['content-length'], again.body.length]).toEqual([304, undefined, 0]);
    await expect.poll(() => server.streams.map(({ closed }) => closed)).toEqual([true, true]);
    expect(server.streams.map(({ given }) => given)).toEqual([0, 0]);
  });

  it('is refused in French when those who do not read hold all there is, and pages are not', async () => {
    const unread = await Promise.all(Array.from({ length: 5 }, () => server.askAndWait('/stream')));
    const refused = await server.ask('/stream');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.body.toString()).toContain('Le serveur est très sollicité.');
    expect((await server.ask('/list')).status).toBe(200);
    unread[0]!.destroy();
    await once(unread[0]!, 'close');
    await expect.poll(async () => (await server.ask('/stream', {}, 'HEAD')).status).toBe(200);
    for (const socket of unread) socket.destroy();
    await expect.poll(() => server.streams.every(({ closed }) => closed)).toBe(true);
  });
});
