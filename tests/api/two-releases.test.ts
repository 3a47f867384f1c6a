import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casePaths } from '#lib/cases/paths.ts';
import { builtFiles } from '#lib/offline/named-files.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { type Caller, send, sendUnchecked } from '../run/caller.ts';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { describeFull } from '../run/describe-full.ts';
import { copyAsOtherRelease, type OtherRelease } from '../run/other-release.ts';
import { freePort, type Product, startProduct } from '../run/product.ts';
import { type ReverseProxy, startProxy } from '../run/proxy.ts';
import { makeBucket, NO_S3 } from '../run/s3-server.ts';
import { savePart } from '../run/save-part.ts';
import { type Making, makingOn, type Person } from './site.ts';

const READY = '/api/ready';
const PAGES = ['/', '/public-cases', '/public-questionnaires', '/protocols/public', '/credits'];

let other: OtherRelease;
let folder: string;
beforeAll(async () => {
  other = await copyAsOtherRelease();
  folder = mkdtempSync(join(tmpdir(), 'two-releases-'));
});
afterAll(async () => {
  await other?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Every built file that a page of a process needs or may come to need, found by following the names in them. */
async function filesOf(product: Product, paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const pages = await Promise.all(paths.map((path) => sendUnchecked(product.origin, 'GET', path)));
  let names = new Set(pages.flatMap(({ text }) => builtFiles(text)));
  while (names.size > 0) {
    const next = new Set<string>();
    for (const name of names) {
      const { status, text } = await sendUnchecked(product.origin, 'GET', name);
      // Some words in texts only look like names of files.
      if (status !== 200) continue;
      found.set(name, text);
      if (name.endsWith('.js')) for (const each of builtFiles(text)) next.add(each);
    }
    names = new Set([...next].filter((name) => !found.has(name)));
  }
  return found;
}

describe('a page that stays open while its only process is replaced by the next release', () => {
  it('gets its scripts from that one, also what it had not asked for before', async () => {
    const env = { SEED: 'none', DATA_DIR: join(folder, 'alone') };
    let product = await startProduct(env, { page: READY });
    const before = await filesOf(product, PAGES);
    await product.stop();
    product = await startProduct(env, { page: READY, root: other.root });
    try {
      const after = await filesOf(product, PAGES);
      expect([...after.keys()].filter((name) => before.has(name))).toEqual([]);
      expect(before.size).toBeGreaterThan(20);
      const encoded = { headers: { 'Accept-Encoding': 'br' } };
      for (const [name, text] of before) {
        const found = await sendUnchecked(product.origin, 'GET', name, encoded);
        expect([name, found.status, found.text === text]).toEqual([name, 200, true]);
        expect(found.headers.get('cache-control')).toContain('immutable');
      }
      expect((await sendUnchecked(product.origin, 'GET', '/_astro/base.none.js')).status).toBe(404);
      // A list, a sweep or a backup of stored files does not see them.
      expect(readdirSync(join(folder, 'alone', 'files', 'assets'))).toHaveLength(4);
    } finally {
      await product.stop();
    }
  });
});

const STORES = [
  {
    name: 'a folder',
    files: async () => ({ FILES_URL: pathToFileURL(join(folder, 'files')).href }),
    missing: '',
  },
  { name: 'S3', files: async () => (await makeBucket()).env, missing: NO_S3 },
];

// Full tier, like all tests with several processes on one PostgreSQL.
describeFull.each(STORES)(
  'two releases side by side on $name, one taking the place of the other',
  ({ name, files, missing }) => {
    if (SERVER === '' || missing) return it.skip(missing || 'no TEST_DATABASE_URL');
    let drop: () => Promise<void>;
    let env: (place: number) => Record<string, string>;
    let context: Context;
    let make: Making;
    let proxy: ReverseProxy;
    let [old, next]: (Product | undefined)[] = [];
    const viaProxy: Caller = { send: (...asked) => send(proxy.origin, ...asked) };
    beforeAll(async () => {
      const database = await makeServerDatabase();
      const store = await files();
      drop = database.drop;
      const ports = [await freePort(), await freePort()];
      proxy = await startProxy(ports.map((port) => `http://localhost:${port}`));
      env = (place) => ({
        SEED: 'none',
        TRUST_PROXY: '1',
        PUBLIC_ORIGIN: proxy.origin,
        DATABASE_URL: database.url.href,
        ...store,
        DATA_DIR: join(folder, `${name} ${place}`),
        PORT: String(ports[place] ?? 0),
      });
      old = await startProduct(env(0), { page: READY });
      context = await openContext(readSettings(env(2)), { exclusive: false });
      make = makingOn(viaProxy, context);
    });
    afterAll(async () => {
      await Promise.all([old?.stop(), next?.stop(), context?.close()]);
      await proxy?.close();
      await drop?.();
    });

    it('answer each other’s files, pages and saved parts while they are used', async () => {
      const owner = await make.person('Anna');
      const id = await make.item(owner, 'case', 'private');
      const failures: string[] = [];
      const answeredBy = new Map<string, number>();
      let isOver = false;

      async function ask(path: string, person: Person): Promise<string> {
        const { status, headers, text } = await sendUnchecked(proxy.origin, 'GET', path, person);
        if (status !== 200) failures.push(`${status} ${path} by ${headers.get('x-answered-by')}`);
        const whose = `${path.startsWith('/_astro/') ? 'file' : 'page'} by ${headers.get('x-answered-by')}`;
        answeredBy.set(whose, (answeredBy.get(whose) ?? 0) + 1);
        return text;
      }
      async function read(person: Person): Promise<void> {
        while (!isOver)
          for (const path of [...PAGES, casePaths.item(id), casePaths.edit(id)]) {
            const page = await ask(path, person);
            await Promise.all(builtFiles(page).map((name) => ask(name, person)));
          }
      }
      async function write(person: Person): Promise<number> {
        let saved = 0;
        let { revision } = (await viaProxy.send('GET', `/api/cases/${id}/parts/answer`, person)).json;
        while (!isOver) {
          const answer = await savePart(viaProxy, person.token, id, { answer: `Réponse ${saved}` }, revision);
          if (answer.status !== 200) failures.push(`${answer.status} saving`);
          revision = answer.json.revision;
          saved += 1;
        }
        return saved;
      }

      const seen = (whose: string) => answeredBy.get(whose) ?? 0;
      const readers = [read(owner), read(owner)];
      await expect.poll(() => seen('page by 0')).toBeGreaterThan(2 * PAGES.length);
      next = await startProduct(env(1), { page: READY, root: other.root });
      const writer = write(owner);
      const before = [seen('file by 0'), seen('file by 1')];
      for (const place of [0, 1])
        await expect.poll(() => seen(`file by ${place}`)).toBeGreaterThan((before[place] ?? 0) + 500);
      isOver = true;
      await Promise.all(readers);
      expect(await writer).toBeGreaterThan(10);
      expect(failures).toEqual([]);
      expect(proxy.unanswered).toBe(0);
    });

    it('leave nothing unanswered of either once one of them is gone', async () => {
      const [ofOld, ofNext] = [await filesOf(old!, PAGES), await filesOf(next!, PAGES)];
      expect(ofOld.size).toBe(ofNext.size);
      await old?.stop();
      for (const [name, text] of [...ofOld, ...ofNext]) {
        const found = await sendUnchecked(next!.origin, 'GET', name);
        expect([name, found.status, found.text === text]).toEqual([name, 200, true]);
      }
    });
  },
);
