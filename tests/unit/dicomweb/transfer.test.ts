import { afterEach, describe, expect, it, vi } from 'vitest';
import { Transfer } from '#lib/dicomweb/browser/transfer.ts';
import { objectUid, plantedExam, plantedSlice, seriesUid } from '../../run/pacs-exams.ts';
import { faultOf, instance, json, newSession, type Request, standIn } from './stand-in-pacs.ts';

afterEach(() => vi.unstubAllGlobals());

const EXAM = plantedExam(1);
const COUNT = 12;
const OBJECTS = new Map(
  Array.from({ length: COUNT }, (_, at) => [objectUid(EXAM, 1, at + 1), plantedSlice(EXAM, 1, at + 1, 8)]),
);
const WANTED = [{ study: EXAM.uid, series: seriesUid(EXAM, 1), images: COUNT }];
const NO_PAUSE = [0, 0];

const uidOf = ({ path }: Request) => path.slice(path.lastIndexOf('/') + 1);
const isList = ({ path }: Request) => path.includes('/instances?');
const list = () => json([...OBJECTS.keys()].map((uid, at) => instance(uid, at + 1)));

function whole(request: Request, uid = uidOf(request)): Response {
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Type: application/dicom\r\n\r\n'),
    OBJECTS.get(uid) ?? Buffer.from('?'),
    Buffer.from('\r\n--x--'),
  ]);
  return new Response(body, { headers: { 'Content-Type': 'multipart/related; boundary=x' } });
}

const bytesOf = (files: File[]) =>
  Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
const transferOf = (onProgress = () => {}, pauses = NO_PAUSE) =>
  new Transfer(newSession(), WANTED, onProgress, pauses);

describe('a transfer from a PACS', () => {
  it('brings every object, in the order of the series, four at once', async () => {
    let [running, most] = [0, 0];
    standIn(async (request) => {
      if (isList(request)) return list();
      running += 1;
      most = Math.max(most, running);
      await new Promise((wake) => setImmediate(wake));
      running -= 1;
      return whole(request);
    });
    const transfer = transferOf();
    await transfer.run(new AbortController().signal);
    expect(await bytesOf(transfer.files())).toEqual([...OBJECTS.values()]);
    expect(most).toBe(4);
    expect(transfer.progress).toMatchObject({ done: COUNT, count: COUNT });
    expect(transfer.files().map(({ name }) => name)).toContain('1-12.dcm');
  });

  it('asks for the series as they were chosen, whichever list comes first', async () => {
    const series = [1, 2].map((number) => ({ study: EXAM.uid, series: seriesUid(EXAM, number), images: 3 }));
    const uids = (number: number) => [1, 2, 3].map((at) => objectUid(EXAM, number, at));
    let tellFirst = () => {};
    const second = new Promise<void>((resolve) => {
      tellFirst = resolve;
    });
    const requests = standIn(async (request) => {
      if (!isList(request)) return whole(request);
      const number = request.path.includes(`${series[0]!.series}/`) ? 1 : 2;
      if (number === 1) await second;
      // Once the answer has been read.
      else setImmediate(() => setImmediate(tellFirst));
      return json(uids(number).map((uid, at) => instance(uid, at + 1)));
    });
    await new Transfer(newSession(), series, () => {}, NO_PAUSE)
      .run(new AbortController().signal)
      .catch(() => {});
    const fetched = requests.filter((request) => !isList(request)).map(uidOf);
    expect(fetched.slice(0, 3)).toEqual(uids(1));
  });

  it('takes a single part as well', async () => {
    standIn((request) =>
      isList(request)
        ? list()
        : new Response(OBJECTS.get(uidOf(request)), { headers: { 'Content-Type': 'application/dicom' } }),
    );
    const transfer = transferOf();
    await transfer.run(new AbortController().signal);
    expect(await bytesOf(transfer.files())).toEqual([...OBJECTS.values()]);
  });

  it('tries again what may pass, and does not ask again for what has come', async () => {
    const times = new Map<string, number>();
    const requests = standIn(async (request) => {
      if (isList(request)) return list();
      const uid = uidOf(request);
      times.set(uid, (times.get(uid) ?? 0) + 1);
      if (times.get(uid) === 1) return new Response('busy', { status: 503 });
      if (times.get(uid) === 2) {
        const cut = new Uint8Array(await whole(request).arrayBuffer()).slice(0, -3);
        return new Response(cut, { headers: { 'Content-Type': 'multipart/related; boundary=x' } });
      }
      return whole(request);
    });
    const transfer = transferOf();
    await transfer.run(new AbortController().signal);
    expect(await bytesOf(transfer.files())).toEqual([...OBJECTS.values()]);
    expect([...times.values()]).toEqual(Array(COUNT).fill(3));
    const before = requests.length;
    await transfer.run(new AbortController().signal);
    expect(requests.length).toBe(before);
    const size = (await bytesOf(transfer.files())).reduce((sum, { length }) => sum + length, 0);
    expect(transfer.progress.bytes).toBeGreaterThan(size);
    expect(transfer.progress.bytes).toBeLessThan(size + COUNT * 100);
  });

  it('stops at what does not pass, and goes on from there', async () => {
    let isOpen = false;
    const asked: string[] = [];
    standIn((request) => {
      if (isList(request)) return list();
      asked.push(uidOf(request));
      return !isOpen && asked.length > 5 ? new Response('', { status: 401 }) : whole(request);
    });
    const transfer = transferOf();
    expect(await faultOf(transfer.run(new AbortController().signal))).toBe('unauthorized');
    const came = transfer.files().length;
    expect(came).toBe(5);
    isOpen = true;
    const before = asked.length;
    await transfer.run(new AbortController().signal);
    expect(asked.length - before).toBe(COUNT - came);
    expect(await bytesOf(transfer.files())).toEqual([...OBJECTS.values()]);
  });

  it('ends when it is interrupted', async () => {
    const stop = new AbortController();
    standIn((request) => {
      if (isList(request)) return list();
      stop.abort();
      return new Response('', { status: 503 });
    });
    await expect(transferOf(() => {}, [60_000]).run(stop.signal)).rejects.toThrow();
  });

  it.each([
    ['another object than the one asked for', (request: Request) => whole(request, objectUid(EXAM, 1, 1))],
    ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['no DICOM', () => new Response('x'.repeat(4000), { headers: { 'Content-Type': 'application/dicom' } })],
  ])('never takes %s', async (_, answer) => {
    standIn((request) => (isList(request) ? list() : answer(request)));
    const transfer = transferOf(() => {}, []);
    expect(await faultOf(transfer.run(new AbortController().signal))).toMatch(/^(malformed|wrong_root)$/);
    expect(transfer.files().length).toBeLessThanOrEqual(1);
  });

  it('never takes an object whose identifier begins as the one that was asked for', async () => {
    const [asked, longer] = [objectUid(EXAM, 1, 1), objectUid(EXAM, 1, 12)];
    expect(longer.startsWith(asked)).toBe(true);
    standIn((request) => (isList(request) ? json([instance(asked, 1)]) : whole(request, longer)));
    const transfer = transferOf(() => {}, []);
    expect(await faultOf(transfer.run(new AbortController().signal))).toBe('malformed');
    expect(transfer.files()).toEqual([]);
  });

  it.each([
    ['basic', 'cut'],
    // A body compressed for transfer states another length, and from another origin the compression is not visible.
    ['cors', 'none'],
  ])('goes by the length that an answer of the type « %s » states', async (type, fault) => {
    standIn((request) => {
      if (isList(request)) return list();
      const headers = { 'Content-Type': 'application/dicom', 'Content-Length': '17' };
      const answer = new Response(OBJECTS.get(uidOf(request)), { headers });
      return Object.defineProperty(answer, 'type', { value: type });
    });
    expect(await faultOf(transferOf(() => {}, []).run(new AbortController().signal))).toBe(fault);
  });

  it('says how many objects a PACS announced and does not give', async () => {
    standIn((request) => (isList(request) ? list() : whole(request)));
    const transfer = new Transfer(newSession(), [{ ...WANTED[0]!, images: COUNT + 3 }], () => {});
    await transfer.run(new AbortController().signal);
    expect(transfer.withheld).toBe(3);
  });
});
