import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openS3Store } from '#lib/platform/server/files/s3.ts';
import { type FileStore, keyOf } from '#lib/platform/server/files/store.ts';
import { keysOf } from './stored-keys.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text);

/** Faults that no real server can be made to have: a server that answers as it is told. */
describe('S3 store on a server at fault', () => {
  const EMPTY = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>';
  const key = keyOf(bytesOf('image'));
  let asked: string[];
  let answer: RequestListener;
  let server: ReturnType<typeof createServer>;
  let store: FileStore;
  beforeEach(async () => {
    asked = [];
    answer = (_, response) => response.end(EMPTY);
    server = createServer((request, response) => {
      asked.push(request.method ?? '');
      request.resume();
      answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const s3 = { endpoint, region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' };
    store = await openS3Store('s3://bucket', s3, { deadline: 2500, patience: 400 });
    asked = [];
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const say = (status: number, body = '', headers = {}) => {
    answer = (_, response) => response.writeHead(status, headers).end(body);
  };
  const failure = (code: string) => `<Error><Code>${code}</Code></Error>`;

  it.each([
    [403, failure('AccessDenied')],
    [404, failure('NoSuchBucket')],
    [404, '<html>Not Found</html>'],
    [404, ''],
    [301, failure('PermanentRedirect')],
    [500, failure('InternalError')],
    [503, failure('SlowDown')],
  ])('takes %i %s for no answer, never for « absent »', async (status, body) => {
    say(status, body, { location: 'http://127.0.0.1:1/' });
    for (const act of [() => store.get(key), () => store.has(key), () => store.putAt(key)])
      await expect(act()).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
  });

  it('asks again after what may pass, three times at most, and not after a refusal', async () => {
    say(503);
    await expect(store.get(key)).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toEqual(['GET', 'GET', 'GET', 'GET']);
    asked = [];
    say(403);
    await expect(store.put(bytesOf('image'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toEqual(['PUT']);
  });

  it('goes on when a request succeeds after failures, a cut answer among them', async () => {
    const turns: ((response: ServerResponse) => void)[] = [
      (response) => response.writeHead(500).end(),
      (response) => response.destroy(),
      (response) => {
        response.writeHead(200, { 'content-length': 5 });
        response.write('ima');
        setTimeout(() => response.destroy(), 20);
      },
      (response) => response.end('image'),
    ];
    answer = (_, response) => turns.shift()?.(response);
    expect(await store.get(key)).toEqual(bytesOf('image'));
    expect(turns).toEqual([]);
  });

  it('waits for a silent server no longer than it should', async () => {
    answer = () => undefined;
    const failure = await store.get(key).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'unavailable', cause: { name: 'TimeoutError' } });
    expect(asked).toEqual(['GET']);
  });

  it('does not let those who wait for a silent server pile up, and goes on once it answers', async () => {
    answer = () => undefined;
    await expect(store.get(key)).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toEqual(['GET']);
    const waiting = Array.from({ length: 500 }, () => store.has(key).catch(() => 'waited'));
    const beyond = store.has(key).catch((error: Error) => String(error.cause));
    expect(await Promise.race([...waiting, beyond])).toContain('Too many');
    await Promise.all(waiting);
    answer = (_, response) => response.end('image');
    await expect.poll(() => store.get(key).catch(() => undefined)).toEqual(bytesOf('image'));
  });

  it('tells a full store from one that is away', async () => {
    for (const [status, body] of [
      [507, failure('XMinioStorageFull')],
      [403, failure('QuotaExceeded')],
    ] as const) {
      say(status, body);
      await expect(store.put(bytesOf('image'))).rejects.toMatchObject({ code: 'disk_full' });
    }
  });

  it('sweeps nothing by mistake: a list cut short and a missing date are failures', async () => {
    say(200, '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>');
    await expect(keysOf(store)).rejects.toMatchObject({ code: 'unavailable' });
    say(200, '<html>a proxy’s page</html>');
    await expect(keysOf(store)).rejects.toMatchObject({ code: 'unavailable' });
    say(200);
    await expect(store.putAt(key)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('passes the token of the next page on as it was meant', async () => {
    const token = 'a&b<c>+/=%"\' é';
    const written = 'a&amp;b&lt;c&gt;+/=%&quot;&apos; é';
    const tokens: (string | null)[] = [];
    answer = (request, response) => {
      tokens.push(new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token'));
      const more = `<NextContinuationToken>${written}</NextContinuationToken><IsTruncated>true</IsTruncated>`;
      response.end(
        `<ListBucketResult><Contents><Key>${key}</Key></Contents>${tokens.length > 1 ? '<IsTruncated>false</IsTruncated>' : more}</ListBucketResult>`,
      );
    };
    expect(await keysOf(store)).toEqual([key, key]);
    expect(tokens).toEqual([null, token]);
  });
});
