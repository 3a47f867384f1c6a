import { afterEach, describe, expect, it, vi } from 'vitest';
import { findInstances, findStudies } from '#lib/dicomweb/browser/find.ts';
import { readBody } from '#lib/dicomweb/browser/source-session.ts';
import { NO_SEARCH } from '#lib/dicomweb/query.ts';
import { SourceFailure } from '#lib/dicomweb/source-failure.ts';
import { faultOf, instance, json, newSession, SITE, standIn, study } from './stand-in-pacs.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const TYPED = { ...NO_SEARCH, patientName: 'Zwolfram' };

describe('a search', () => {
  it('sends nothing that was typed before the root answered as DICOMweb does', async () => {
    const requests = standIn(
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    );
    expect(await faultOf(findStudies(newSession(), TYPED, 0, signal))).toBe('wrong_root');
    expect(requests.map(({ path }) => path)).toEqual([`${SITE}/dicom-web/studies?limit=1`]);
  });

  it('tries the root once, then asks for what was typed, and leaves nothing behind', async () => {
    const requests = standIn(() => json([study('1.2')]));
    const session = newSession();
    await findStudies(session, TYPED, 0, signal);
    await findStudies(session, TYPED, 50, signal);
    expect(requests.map(({ path }) => path.includes('Zwolfram'))).toEqual([false, true, true]);
    for (const { init } of requests)
      expect(init).toMatchObject({
        cache: 'no-store',
        redirect: 'manual',
        referrerPolicy: 'no-referrer',
        credentials: 'same-origin',
      });
  });

  it('sends a name and a password to a PACS that asks for them, a certificate to one that knows those', async () => {
    const requests = standIn(() => json([]));
    const session = newSession({ signIn: 'basic' });
    session.credentials = { name: 'Zoé', password: 'mot:de passe' };
    await findStudies(session, TYPED, 0, signal);
    await findStudies(newSession({ address: 'https://pacs.test/rs', signIn: 'mtls' }), TYPED, 0, signal);
    // Base64 of UTF-8, from another program.
    expect(requests[1]?.init.headers.Authorization).toBe('Basic Wm/DqTptb3Q6ZGUgcGFzc2U=');
    expect(requests.at(-1)?.init).toMatchObject({ credentials: 'include' });
    expect(requests.at(-1)?.init.headers.Authorization).toBeUndefined();
    expect(requests.at(-1)?.path.startsWith('https://pacs.test/rs/studies?')).toBe(true);
  });

  const redirection = () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
  const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  it.each([
    ['redirects', 'redirected', '/dicom-web', redirection],
    ['answers a page', 'wrong_root', '/dicom-web', page],
    ['knows no such path', 'wrong_root', '/dicom-web', () => new Response('', { status: 404 })],
    ['fails', 'server', 'https://pacs.test/rs', () => new Response('', { status: 500 })],
  ])('keeps a name and a password from what %s', async (_, fault, address, answer) => {
    const requests = standIn(answer);
    const session = newSession({ address, signIn: 'basic' });
    session.credentials = { name: 'Zoé', password: 'mot:de passe' };
    expect(await faultOf(findStudies(session, TYPED, 0, signal))).toBe(fault);
    expect(requests.map(({ init }) => init.headers.Authorization)).toEqual([undefined]);
  });

  it.each([
    ['a 401', '/dicom-web', () => new Response('', { status: 401 })],
    // Without CORS headers on the 401 a browser reveals no more than this.
    [
      'nothing that a browser may read',
      'https://pacs.test/rs',
      () => Promise.reject(new TypeError('Failed')),
    ],
  ])('tells who asks after %s, before anything else', async (_, address, refuse) => {
    const requests = standIn(({ init }) => (init.headers.Authorization ? json([study('1.2')]) : refuse()));
    const session = newSession({ address, signIn: 'basic' });
    session.credentials = { name: 'Zoé', password: 'mot:de passe' };
    expect((await findStudies(session, TYPED, 0, signal)).answers).toBe(1);
    expect(
      requests.map(({ path, init }) => [path.includes('Zwolfram'), Boolean(init.headers.Authorization)]),
    ).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ]);
  });

  it('ends with the last page, also of a server that knows no pages or makes smaller ones', async () => {
    const page = Array.from({ length: 50 }, (_, at) => study(`1.${at}`));
    standIn(({ path }) => json(path.includes('limit=50') ? page : []));
    expect(await findStudies(newSession(), TYPED, 0, signal)).toMatchObject({ answers: 50, hasMore: true });
    standIn(() => json(page.slice(0, 20), { headers: { Warning: '299 pacs "more"' } }));
    expect((await findStudies(newSession(), TYPED, 0, signal)).hasMore).toBe(true);
    standIn(() => json(page.slice(0, 20)));
    expect((await findStudies(newSession(), TYPED, 0, signal)).hasMore).toBe(false);
    standIn(() => new Response(null, { status: 204 }));
    expect(await findStudies(newSession(), TYPED, 0, signal)).toMatchObject({ studies: [], hasMore: false });
  });

  it.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'wrong_root'],
    [406, 'not_acceptable'],
    [413, 'too_many'],
    [500, 'server'],
    [502, 'gateway'],
    [504, 'gateway'],
    [418, 'wrong_root'],
  ])('tells the status %i as %s', async (status, fault) => {
    standIn(() => new Response('no', { status }));
    expect(await faultOf(findStudies(newSession(), TYPED, 0, signal))).toBe(fault);
  });

  it('tells what got no answer by where it was asked', async () => {
    const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
    standIn(refuse);
    expect(await faultOf(findStudies(newSession(), TYPED, 0, signal))).toBe('unreachable');
    const other = newSession({ address: 'https://pacs.test/rs' });
    expect(await faultOf(findStudies(other, TYPED, 0, signal))).toBe('blocked');
    standIn(refuse, false);
    expect(await faultOf(findStudies(newSession(), TYPED, 0, signal))).toBe('offline');
  });

  it('follows no redirection', async () => {
    const answer = new Response(null);
    Object.defineProperty(answer, 'type', { value: 'opaqueredirect' });
    standIn(() => answer);
    expect(await faultOf(findStudies(newSession(), TYPED, 0, signal))).toBe('redirected');
  });

  it.each([
    ['no list', '{}', 'application/json', 'wrong_root'],
    ['no JSON', '[{', 'application/dicom+json', 'wrong_root'],
    ['XML', 'x', 'multipart/related; type="application/dicom+xml"', 'not_acceptable'],
  ])('that is answered with %s is a fault', async (_, body, type, fault) => {
    standIn(() => new Response(body, { headers: { 'Content-Type': type } }));
    expect(await faultOf(findStudies(newSession(), TYPED, 0, signal))).toBe(fault);
  });

  it('has no address in its failure: addresses hold what was typed', async () => {
    standIn(({ path }) => (path.includes('Zwolfram') ? new Response('', { status: 500 }) : json([])));
    const failure = await findStudies(newSession(), TYPED, 0, signal).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SourceFailure);
    expect(`${failure} ${JSON.stringify(failure)} ${(failure as Error).stack}`).not.toContain('Zwolfram');
  });
});

describe('the objects of a series', () => {
  it('are all of them, page after page', async () => {
    const all = Array.from({ length: 2300 }, (_, at) => instance(`1.2.${at}`, 2300 - at));
    standIn(({ path }) => {
      const query = new URL(path).searchParams;
      const offset = Number(query.get('offset') ?? 0);
      return json(all.slice(offset, offset + Number(query.get('limit'))));
    });
    const found = await findInstances(newSession(), '1.2', '1.2.3', signal);
    expect(found).toHaveLength(2300);
    expect(found[0]?.number).toBe(1);
  });

  it('end where a server knows no pages', async () => {
    const all = Array.from({ length: 1000 }, (_, at) => instance(`1.2.${at}`, at));
    const requests = standIn(() => json(all));
    expect(await findInstances(newSession(), '1.2', '1.2.3', signal)).toHaveLength(1000);
    expect(requests).toHaveLength(2);
  });
});

it('the body of an answer is the same however it is split, and none when it ends early', async () => {
  const whole = Uint8Array.from({ length: 300 }, (_, at) => at % 251);
  const inTwo = (at: number, ends: 'close' | 'error') =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(whole.slice(0, at));
          if (ends === 'error') return controller.error(new TypeError('network error'));
          controller.enqueue(whole.slice(at));
          controller.close();
        },
      }),
    );
  standIn(() => json([]));
  for (let at = 0; at <= whole.length; at += 1) {
    let told = 0;
    const onBytes = (count: number) => {
      told += count;
    };
    expect(await readBody(inTwo(at, 'close'), { most: 300, signal, onBytes })).toEqual(whole);
    expect(told).toBe(300);
  }
  expect(await faultOf(readBody(inTwo(10, 'error'), { most: 300, signal }))).toBe('cut');
  expect(await faultOf(readBody(inTwo(10, 'close'), { most: 299, signal }))).toBe('too_many');
});
