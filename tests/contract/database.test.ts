import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { isConnectionLost, isForeignKeyViolation } from '#lib/platform/server/base/failures.ts';
import { backupDatabase } from '#lib/platform/server/db/engine/backup.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { openDatabase, sqlitePath } from '#lib/platform/server/db/engine/open.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { openLine } from '../run/cuttable-line.ts';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { describeEachEngine } from './engines.ts';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-database-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describeEachEngine('database', (context) => {
  const keys = async () => {
    const rows = await context().db.selectFrom('meta').select('key').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };

  test('migrating again changes nothing', async () => {
    const before = await context().db.introspection.getTables();
    await migrate(context().db, context().engine);
    expect(await context().db.introspection.getTables()).toEqual(before);
    expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(['item', 'rating', 'user']));
  });

  test('a transaction that fails leaves nothing, and announces nothing', async () => {
    const { contentVersion } = context();
    const before = contentVersion.current();
    const failing = tx(context(), async (trx) => {
      await trx.insertInto('meta').values({ key: 'half', value: '' }).execute();
      await contentVersion.bump(trx, 'lists');
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await keys()).not.toContain('half');
    expect(contentVersion.current()).toBe(before);
  });

  test('transactions on the same row never lose an update', async () => {
    await context().db.insertInto('meta').values({ key: 'count', value: '0' }).execute();
    const add = () =>
      tx(context(), async (trx) => {
        const { value } = await trx
          .updateTable('meta')
          .set((eb) => ({ value: eb.ref('value') }))
          .where('key', '=', 'count')
          .returning('value')
          .executeTakeFirstOrThrow();
        await new Promise((resolve) => setTimeout(resolve, 1));
        await trx
          .updateTable('meta')
          .set({ value: String(Number(value) + 1) })
          .where('key', '=', 'count')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    const { db } = context();
    const row = await db.selectFrom('meta').select('value').where('key', '=', 'count').executeTakeFirst();
    expect(row?.value).toBe('20');
  });

  test('a serialization failure is run again, another error is not', async () => {
    let runs = 0;
    const retried = await tx(context(), async () => {
      runs += 1;
      if (runs < 3) throw Object.assign(new Error('conflict'), { code: '40001' });
      return runs;
    });
    expect(retried).toBe(3);
    runs = 0;
    const broken = tx(context(), async () => {
      runs += 1;
      throw Object.assign(new Error('duplicate'), { code: '23505' });
    });
    await expect(broken).rejects.toThrow('duplicate');
    expect(runs).toBe(1);
  });

  test('texts of every script, and large numbers, come back as they went', async () => {
    const value = 'œ Æ ß İ 😀 \u202e \u0001 \u200b ’ \\ % _ \' " null\n\r\t';
    const actor = await context().person(`texte ${value}`, value);
    const { db } = context();
    await db
      .updateTable('user')
      .set({ created_at: 2 ** 52 })
      .where('id', '=', actor.id)
      .execute();
    const row = await db.selectFrom('user').selectAll().where('id', '=', actor.id).executeTakeFirst();
    expect(row).toMatchObject({ display_name: value, created_at: 2 ** 52 });
  });

  test('tells a missing reference from other errors, a duplicate key among them', async () => {
    const { db } = context();
    const twice = db.insertInto('meta').values({ key: 'content_version', value: '' }).execute();
    const duplicate = await twice.catch((error: unknown) => error);
    expect([duplicate instanceof Error, isForeignKeyViolation(duplicate)]).toEqual([true, false]);
    const loose = db.insertInto('item_tag').values({ item_id: 'none', position: 0, tag: 'x' }).execute();
    const missing = await loose.catch((error: unknown) => error);
    expect(isForeignKeyViolation(missing)).toBe(true);
  });
});

async function hold(folder: string): Promise<{ process: ChildProcess; said: string }> {
  const script = fileURLToPath(new URL('hold-folder.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  return { process: child, said: String(said).trim() };
}

test('a data folder belongs to one process; a killed one leaves no lock behind', async () => {
  const folder = newFolder();
  const first = await hold(folder);
  expect(first.said).toBe('open');
  const second = await hold(folder);
  expect(second.said).toBe('StartError');
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  const third = await hold(folder);
  expect(third.said).toBe('open');
  third.process.kill('SIGKILL');
  await once(third.process, 'exit');
});

test('a command opens the folder beside the server, and a backup taken meanwhile is whole', async () => {
  const folder = newFolder();
  const server = await openDatabase({ dataDir: folder, databaseUrl: '', exclusive: true });
  const command = await openDatabase({ dataDir: folder, databaseUrl: '', exclusive: false });
  await command.db.insertInto('meta').values({ key: 'made', value: 'beside' }).execute();
  await command.close();
  const backup = newFolder();
  const writing = server.db.insertInto('meta').values({ key: 'during', value: '' }).execute();
  await backupDatabase(sqlitePath(folder), sqlitePath(backup));
  await writing;
  await expect(backupDatabase(sqlitePath(folder), sqlitePath(backup))).rejects.toThrow();
  await server.close();
  const restored = await openDatabase({ dataDir: backup, databaseUrl: '', exclusive: true });
  const made = await restored.db.selectFrom('meta').select('value').where('key', '=', 'made').execute();
  expect(made).toEqual([{ value: 'beside' }]);
  await restored.close();
});

test.skipIf(!SERVER)('a cut line fails at once, and works again as soon as it is mended', async () => {
  const { url, drop } = await makeServerDatabase();
  const line = await openLine(url);
  const through = new URL(url);
  through.host = `127.0.0.1:${line.port}`;
  through.searchParams.delete('host');
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl: through.href, exclusive: true });
  const ask = () => db.selectFrom('meta').select('key').execute();
  try {
    await Promise.all([ask(), ask(), ask()]);
    line.cut();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const failure = await ask().then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(isConnectionLost(failure)).toBe(true);
    }
    line.mend();
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.every((rows) => rows.length > 0)).toBe(true);
  } finally {
    await close();
    await line.close();
    await drop();
  }
});
