import { type Kysely, sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { seedWhenEmpty } from '#lib/demo/server/seed-when-empty.ts';
import { openContentVersion } from '#lib/platform/server/content-version.ts';
import { noAnnouncements } from '#lib/platform/server/db/engine/announcements.ts';
import { exclusively } from '#lib/platform/server/db/engine/exclusive.ts';
import { openDatabase } from '#lib/platform/server/db/engine/open.ts';
import { countedVersions } from '#lib/platform/server/db/migrations/0011-counted-versions.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { describeEachEngine, type TestContext } from './engines.ts';

describeEachEngine('several processes on one database', (context) => {
  test('see each other’s changes of public content, also where announcements are lost', async () => {
    const { db, contentVersion } = context();
    const other = await openContentVersion({ db, announcements: noAnnouncements(db) });
    try {
      expect(other.current()).toBe(contentVersion.current());
      await tx(context(), (trx) => contentVersion.bump(trx, 'figures'));
      expect(other.current()).toBeLessThan(contentVersion.current());
      await expect.poll(() => other.current()).toBe(contentVersion.current());
      expect(other.lists()).toBe(contentVersion.lists());
    } finally {
      other.close();
    }
  });

  test('go by the newest version, whichever they learn of last', async () => {
    const { db, announcements, contentVersion } = context();
    const other = await openContentVersion({ db, announcements });
    try {
      let late: Transaction<Database> | undefined;
      await tx({ db, contentVersion: { settle: () => undefined } }, async (trx) => {
        late = trx;
        await other.bump(trx, 'lists');
      });
      await tx(context(), (trx) => contentVersion.bump(trx, 'lists'));
      await expect.poll(() => other.lists()).toBe(contentVersion.lists());
      other.settle(late!);
      expect([other.current(), other.lists()]).toEqual([contentVersion.current(), contentVersion.lists()]);
    } finally {
      other.close();
    }
  });

  test('gather what is announced soon', async () => {
    const { contentVersion } = context();
    const before = contentVersion.current();
    for (let times = 0; times < 20; times += 1) contentVersion.bumpSoon();
    await expect.poll(() => contentVersion.current()).toBe(before + 1);
  });
});

const onSeveralConnections = (context: () => TestContext) => {
  test('do one at a time what is to be done by one', async () => {
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = exclusively(context(), 'sweep', async () => {
      begun.resolve();
      await gate.promise;
      return 'first';
    });
    await begun.promise;
    expect(await exclusively(context(), 'sweep', async () => 'second')).toBeUndefined();
    expect(await exclusively(context(), 'other work', async () => 'other')).toEqual({ result: 'other' });
    gate.resolve();
    expect(await first).toEqual({ result: 'first' });
    const failing = exclusively(context(), 'sweep', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await exclusively(context(), 'sweep', async () => 'later')).toEqual({ result: 'later' });
  });

  test('fill an empty database once, and wait for whoever does', async () => {
    const told: string[] = [];
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const steps = { onStart: () => told.push('start'), onWait: () => begun.resolve() };
    const fill = async () => {
      await gate.promise;
      await context().person('première');
      return 3;
    };
    const all = Promise.all([1, 2, 3].map(() => seedWhenEmpty(context(), steps, fill)));
    await begun.promise;
    gate.resolve();
    expect((await all).sort()).toEqual([3, undefined, undefined]);
    expect(told).toEqual(['start']);
  });
};

describeEachEngine('several processes at the same work', onSeveralConnections, 'of several connections');

describeEachEngine('a database whose versions were not counted', (context) => {
  test('counts them from its migration on', async () => {
    const { db, announcements } = context();
    await db.updateTable('meta').set({ value: 'c0ffee-1' }).where('key', 'like', '%_version').execute();
    await countedVersions.up(db as unknown as Kysely<unknown>);
    const version = await openContentVersion({ db, announcements });
    await tx({ db, contentVersion: version }, (trx) => version.bump(trx, 'figures'));
    expect([version.current(), version.lists()]).toEqual([1, 0]);
    version.close();
  });
});

test.skipIf(!SERVER)('a change is heard while every connection for requests is busy', async () => {
  const { url, drop } = await makeServerDatabase();
  const open = () => openDatabase({ dataDir: '', databaseUrl: url.href, exclusive: true });
  const [near, far] = [await open(), await open()];
  const [here, there] = [await openContentVersion(near), await openContentVersion(far)];
  try {
    const [locked, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = far.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(trx);
      locked.resolve();
      await heard.promise;
    });
    await locked.promise;
    const waiting = sql`select pg_advisory_xact_lock_shared(1)`;
    const busy = Promise.allSettled(Array.from({ length: 10 }, () => waiting.execute(near.db)));
    await tx({ db: far.db, contentVersion: there }, (trx) => there.bump(trx, 'lists'));
    await expect.poll(() => here.lists()).toBe(there.lists());
    heard.resolve();
    await Promise.all([held, busy]);
  } finally {
    here.close();
    there.close();
    await Promise.all([near.close(), far.close()]);
    await drop();
  }
});
