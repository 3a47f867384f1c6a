import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { type Lists, openLists } from '#lib/items/server/lists/open.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { openDatabase } from '#lib/platform/server/db/engine/open.ts';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { describeEachEngine } from './engines.ts';
import { makePublic } from './sample-items.ts';

const tags = (lists: Lists) => lists.run('tagOptions', 'case', 'public');
const outcomes = async (asked: Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map((each) =>
    each.status === 'rejected' ? each.reason.code : 'answered',
  );

describe('the thread that reads lists', () => {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-thread-'));
  const where = { dataDir: folder, databaseUrl: '' };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('begins anew after it could not begin', async () => {
    const lists = openLists(where);
    await expect(tags(lists)).rejects.toThrow(/unable to open/);
    const database = await openDatabase({ ...where, exclusive: true });
    expect(await tags(lists)).toEqual([]);
    await lists.close();
    await database.close();
  });

  test('is not given up while it starts, however long that takes', async () => {
    const database = await openDatabase({ ...where, exclusive: true });
    const lists = openLists(where);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const asked = outcomes([tags(lists)]);
      vi.advanceTimersByTime(3_600_000);
      expect(await asked).toEqual(['answered']);
    } finally {
      vi.useRealTimers();
      await lists.close();
      await database.close();
    }
  });

  test('says that the database is out of service as the server itself would', async () => {
    for (const host of [`${folder}/no-socket`, '127.0.0.1&port=1']) {
      const lists = openLists({
        ...where,
        databaseUrl: `postgresql://nobody@localhost/nothing?host=${host}`,
      });
      const failure = await tags(lists).catch((error) => error);
      expect(errorCodeOf(failure), `${failure}`).toBe('unavailable');
      await lists.close();
    }
  });

  test('leaves nobody waiting when it closes', async () => {
    const lists = openLists(where);
    const asked = outcomes(Array.from({ length: 20 }, () => tags(lists)));
    await lists.close();
    expect(new Set(await asked)).toEqual(new Set(['unavailable']));
  });
});

describeEachEngine('searches', (context) => {
  test('that are the same and come together are one search', async () => {
    await makePublic(context(), await context().person('chercheuse'), 'case');
    const jobs: string[] = [];
    const { lists } = context();
    const counting: Lists = {
      close: () => lists.close(),
      run(job, ...given) {
        jobs.push(job);
        return lists.run(job, ...given);
      },
    };
    const query = parseListQuery('case', new URLSearchParams('q=a+b&tri=populaires'));
    const asked = { ...context(), lists: counting };
    const pages = await Promise.all(Array.from({ length: 10 }, () => listPublic(asked, 'case', query, null)));
    expect(jobs.filter((job) => job === 'publicPage')).toHaveLength(1);
    for (const page of pages) expect(page).toEqual(pages[0]);
  });
});

describe.runIf(SERVER)('searches that hang on a database server', () => {
  test('are given up, hold no connection that others need, and work again', async () => {
    const { url, drop } = await makeServerDatabase();
    const where = { dataDir: '', databaseUrl: url.href };
    const database = await openDatabase({ ...where, exclusive: true });
    const lists = openLists(where, undefined, 4000);
    await database.db.transaction().execute(async (trx) => {
      await sql`lock table item_facet in access exclusive mode`.execute(trx);
      const asked = Array.from({ length: 12 }, () => tags(lists));
      for (const each of asked) each.catch(() => undefined);
      // One connection holds the lock; all others are available for signing in.
      const others = Array.from({ length: 20 }, () => database.db.selectFrom('user').select('id').execute());
      expect(await Promise.all(others)).toEqual(Array.from({ length: 20 }, () => []));
      await expect(asked[0]).rejects.toMatchObject({ code: 'busy' });
    });
    await expect.poll(() => outcomes([tags(lists)])).toEqual(['answered']);
    await lists.close();
    await database.close();
    await drop();
  });
});
