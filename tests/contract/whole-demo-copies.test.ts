import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as content from '#lib/demo/content.ts';
import { seedDemo } from '#lib/demo/server/seed-demo.ts';
import { backUp, moveDatabase, restore } from '#lib/platform/server/archive.ts';
import { readSettings, type Settings } from '#lib/platform/server/base/settings.ts';
import { openContext } from '#lib/platform/server/context.ts';
import { openDatabase } from '#lib/platform/server/db/engine/open.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { describeFull } from '../run/describe-full.ts';
import { rowsOf } from './rows-of.ts';

type Rows = Record<string, string[]>;

/** Every row of every table of a site. */
async function everyRow(settings: Settings): Promise<Rows> {
  const { db, close } = await openDatabase({ ...settings, exclusive: true });
  try {
    const found: Rows = {};
    for (const { name } of await db.introspection.getTables())
      found[name] = await rowsOf(db, name as keyof Database);
    return found;
  } finally {
    await close();
  }
}

describeFull('the whole demo, filled in on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-demo-'));
  const servers: Awaited<ReturnType<typeof makeServerDatabase>>[] = [];
  const at = (name: string, DATABASE_URL = '') =>
    readSettings({ DATA_DIR: join(folder, name), SEED: 'none', DATABASE_URL });
  const onServer = async (name: string) => {
    const server = await makeServerDatabase();
    servers.push(server);
    return at(name, server.url.href);
  };
  let origin: Rows;
  /** The settings of the copied site: on PostgreSQL where there is a server. */
  let moved: Settings;

  beforeAll(async () => {
    const context = await openContext(at('site'));
    expect(await seedDemo(context, content)).toBeGreaterThan(300);
    await context.close();
    origin = await everyRow(at('site'));
    expect(origin.event?.length).toBeGreaterThan(10_000);
    moved = SERVER ? await onServer('site') : at('site');
  });
  afterAll(async () => {
    for (const { drop } of servers) await drop();
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!SERVER)('is moved to PostgreSQL by db-move, row by row', async () => {
    const counts = await moveDatabase(moved);
    for (const [table, rows] of Object.entries(origin))
      if (table in counts) expect(counts[table], table).toBe(rows.length);
    expect(await everyRow(moved)).toEqual(origin);
  });

  it('is restored from a backup on both engines, row by row', async () => {
    await backUp(moved, join(folder, 'backup'));
    const targets = [at('restored'), ...(SERVER ? [await onServer('restored-on-server')] : [])];
    for (const target of targets) {
      await restore(target, join(folder, 'backup'));
      expect(await everyRow(target)).toEqual(origin);
    }
  });
});
