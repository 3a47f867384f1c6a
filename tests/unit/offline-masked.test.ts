import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decryptResponse, encryptResponse } from '#lib/offline/sealed.ts';
import { dropMasked } from '#lib/offline/worker/masked.ts';
import { stubKeyDatabase } from './key-database.ts';

const SITE = 'https://site.test';
const [OLD, BY, OTHER] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];

/** A browser's storage of a site: caches by name, answers by address. */
class FakeCache {
  readonly answers = new Map<string, Response>();
  async keys() {
    return [...this.answers.keys()].map((address) => ({ url: SITE + address }));
  }
  async match(address: string) {
    return this.answers.get(address)?.clone();
  }
  async put(address: string, answer: Response) {
    this.answers.set(address, answer);
  }
  async delete(address: string) {
    return this.answers.delete(address);
  }
}

let kept: FakeCache;
let asked: string[];
let isOnline: boolean;
/** What the server says that the old image became. */
let by: string;

const put = (address: string, text: string) => kept.answers.set(address, new Response(text));
const everything = async () => {
  const texts = [...kept.answers].map(
    async ([address, answer]) => `${address} ${await answer.clone().text()}`,
  );
  return (await Promise.all(texts)).join('\n');
};

beforeEach(() => {
  kept = new FakeCache();
  asked = [];
  isOnline = true;
  by = BY;
  vi.stubGlobal('caches', { has: async (name: string) => name === 'kept', open: async () => kept });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<void>) => work() } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!isOnline) throw new TypeError('no network');
    if (address.startsWith('/images/masked')) return Response.json({ cas1: { [OLD]: by } });
    if (address.includes(OLD)) return new Response('', { status: 404 });
    return new Response(`now ${address}`);
  });
  put(`/images/cas1/${OLD}`, 'le nom');
  put(`/images/cas1/${OLD}-640.webp`, 'le nom, petit');
  put('/images/cas1/tiles/f1', 'le nom, minuscule');
  put(`/images/cas1/${OTHER}`, 'autre');
  put('/api/cases/cas1/viewer', `{"files":["${OLD}","${OTHER}"]}`);
  put('/radiology-viewer/cas1', `<img src="/images/cas1/${OLD}-640.webp">`);
  put('/hors-ligne/entries/case/cas1', `{"sizes":{"/images/cas1/${OLD}":7}}`);
});
afterEach(() => vi.unstubAllGlobals());

it('takes the old image off the device with all that shows it, and keeps the masked one instead', async () => {
  await dropMasked();
  const left = await everything();
  expect(left).not.toContain(OLD);
  expect(left).not.toContain('le nom');
  expect(left).toContain(`/images/cas1/${BY} now`);
  expect(left).toContain(`/images/cas1/${BY}-640.webp now`);
  expect(left).toContain(`{"files":["${BY}","${OTHER}"]}`);
  expect(left).toContain(`/images/cas1/${OTHER} autre`);
  expect(asked[0]).toBe('/images/masked?of=cas1');
});

it('asks for nothing more once that is done', async () => {
  await dropMasked();
  asked = [];
  const before = await everything();
  await dropMasked();
  expect([asked, await everything()]).toEqual([['/images/masked?of=cas1'], before]);
});

it('leaves everything as it is without network', async () => {
  isOnline = false;
  const before = await everything();
  await dropMasked();
  expect(await everything()).toBe(before);
});

it('names the masked image in a sealed answer, and seals the image that only it shows', async () => {
  stubKeyDatabase();
  const api = '/api/cases/cas1/answer';
  const image = `/images/cas1/${OLD}`;
  kept.answers.set(api, await encryptResponse(new Response(`{"file":"${OLD}"}`), api));
  kept.answers.set(image, await encryptResponse(new Response('le nom'), image));
  await dropMasked();
  const open = async (address: string) =>
    (await decryptResponse((await kept.match(address))!, address)).text();
  expect(await open(api)).toBe(`{"file":"${BY}"}`);
  expect(await open(`/images/cas1/${BY}`)).toBe(`now /images/cas1/${BY}`);
  const left = await everything();
  expect(left).not.toContain(`/images/cas1/${BY} now`);
  expect(left).not.toContain(`/api/cases/cas1/answer {`);
});

it('takes off the device an image whose new name may not be told yet, and spoils no text with it', async () => {
  by = '';
  await dropMasked();
  expect([...kept.answers.keys()].filter((address) => address.includes(OLD))).toEqual([]);
  expect(await everything()).not.toContain('le nom');
  expect(await kept.answers.get('/api/cases/cas1/viewer')?.text()).toBe(`{"files":["${OLD}","${OTHER}"]}`);
  expect(asked.filter((address) => address === '/images/cas1/')).toEqual([]);
});
