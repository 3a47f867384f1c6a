import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../run/product.ts';
import { runAdmin } from './run-admin.ts';
import { type Site, startSite } from './site.ts';

const PAGE = 4096;
let site: Site;
let path: string;
const folders: string[] = [];
beforeAll(async () => {
  site = await startSite();
  path = join(site.context.settings.dataDir, 'negatoscope.db');
  const anna = await site.person('Anna');
  for (let index = 0; index < 30; index += 1) await site.item(anna, 'questionnaire', 'public');
  checkpoint();
});
afterAll(async () => {
  await site.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Puts everything into the file itself. */
function checkpoint(): void {
  const database = new DatabaseSync(path);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

/** Overwrites pages, the first being 1. */
function scribble(file: string, pages: number[]): void {
  const handle = openSync(file, 'r+');
  for (const page of pages) writeSync(handle, Buffer.alloc(PAGE, 0xaa), 0, PAGE, (page - 1) * PAGE);
  closeSync(handle);
}

function rootOf(index: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const row = database.prepare('select rootpage from sqlite_master where name = ?').get(index);
  database.close();
  return Number(row?.rootpage);
}

describe('a damaged database', () => {
  const last = (file: string) => statSync(file).size / PAGE;
  it.each([
    ['without its header', (file: string) => scribble(file, [1])],
    ['that is some other file', (file: string) => writeFileSync(file, 'Compte rendu\n'.repeat(1000))],
    ['cut in the middle', (file: string) => truncateSync(file, Math.floor(last(file) / 2) * PAGE)],
    ['cut within its first page', (file: string) => truncateSync(file, 60)],
    ['with pages that are none', (file: string) => scribble(file, [rootOf('item_by_rank')])],
    ['with a leaf that is none', (file: string) => scribble(file, [last(file)])],
  ])('%s ends the start in French, and the administrator’s commands too', async (_, damage) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'negatoscope-damaged-'));
    folders.push(dataDir);
    const copy = join(dataDir, 'negatoscope.db');
    cpSync(path, copy);
    damage(copy);
    const before = statSync(copy);
    const starting = startProduct({ DATA_DIR: dataDir, SEED: 'none' }, { page: '/api/ready' });
    const said = await starting.then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(said).toMatch(/base de données «.*» est endommagée.*restore <dossier>/s);
    expect(said).not.toMatch(/\n\s+at /);
    const told = await runAdmin(['check-files'], { DATA_DIR: dataDir });
    expect([told.status, told.output]).toEqual([1, expect.stringContaining('est endommagée')]);
    expect(statSync(copy).size).toBe(before.size);
  });

  it('that cannot be opened ends the start in French', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'negatoscope-damaged-'));
    folders.push(dataDir);
    mkdirSync(join(dataDir, 'negatoscope.db'));
    const told = await runAdmin(['check-files'], { DATA_DIR: dataDir });
    expect([told.status, told.output]).toEqual([1, expect.stringContaining('ne peut pas être ouverte')]);
  });

  it('met while the server runs answers 503, and the server is not ready any more', async () => {
    expect((await site.send('GET', '/api/ready')).status).toBe(200);
    // A page that one order of the list needs, and that the readiness check does not read.
    scribble(path, [rootOf('item_by_rank')]);
    // Another connection's write makes the server read again what it had in memory.
    const other = new DatabaseSync(path);
    other.exec(`insert into meta (key, value) values ('written', 'beside')`);
    other.close();
    const list = await site.send('GET', '/api/questionnaires/public?tri=mieux-notes&limit=7');
    expect([list.status, list.json.code]).toEqual([503, 'unavailable']);
    expect((await site.send('GET', '/public-questionnaires?tri=mieux-notes')).status).toBe(503);
    const ready = await site.send('GET', '/api/ready');
    expect([ready.status, ready.json.code]).toEqual([503, 'unavailable']);
    expect((await site.send('GET', '/api/health')).status).toBe(200);
    expect(site.output()).toMatch(/base de données est endommagée.*malformed/);
  });
});
