import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { openContext } from '#lib/platform/server/context.ts';
import { compareRestored } from '#lib/platform/server/rehearse-restore.ts';
import { runAdmin } from './run-admin.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let dataDir = '';
let backup = '';

beforeAll(async () => {
  site = await startSite();
  const owner = await site.person('Sauvegardée');
  await site.item(owner, 'case', 'public');
  dataDir = site.context.settings.dataDir;
  backup = join(dataDir, 'backup');
  expect(await runAdmin(['backup', backup], { DATA_DIR: dataDir })).toMatchObject({ status: 0 });
});
afterAll(() => site.stop());

const rehearse = () => runAdmin(['rehearse-restore', backup], { DATA_DIR: dataDir });
const leftovers = () => readdirSync(dataDir).filter((name) => name.startsWith('rehearsal-'));
const filesOf = (folder: string) =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name),
  );

it('restores a backup beside the running site, says that all is there, and leaves nothing', async () => {
  mkdirSync(join(dataDir, 'rehearsal-cut-off'));
  const { status, output } = await rehearse();
  expect([status, output]).toEqual([0, expect.stringContaining('Tout y est')]);
  expect(output).toMatch(/:\s\d\d\stables, [\d\s]+lignes, \d+\sfichiers?\./);
  expect(leftovers()).toEqual([]);
  expect((await site.send('GET', '/api/ready')).status).toBe(200);
  // Again: neither the site nor the backup was changed.
  expect(await rehearse()).toMatchObject({ status: 0 });
});

it('tells a table that came back with fewer rows', async () => {
  const restored = join(dataDir, 'restored');
  expect(await runAdmin(['restore', backup], { DATA_DIR: restored })).toMatchObject({ status: 0 });
  const context = await openContext(readSettings({ DATA_DIR: restored }), { exclusive: false });
  await context.db.deleteFrom('item_tag').execute();
  await context.close();
  expect(await compareRestored(backup, restored)).toMatchObject({
    different: [{ table: 'item_tag', backup: 1, restored: 0 }],
    badFiles: [],
  });
});

it('names files that are damaged or gone, and no folder that is no backup passes', async () => {
  const [first, second] = filesOf(backup);
  writeFileSync(join(first!.parentPath, first!.name), 'abimé');
  const damaged = await rehearse();
  expect([damaged.status, damaged.output]).toEqual([1, expect.stringContaining(first!.name)]);
  if (second) {
    rmSync(join(second.parentPath, second.name));
    expect((await rehearse()).output).toContain(second.name);
  }
  expect(leftovers()).toEqual([]);
  const none = await runAdmin(['rehearse-restore', join(dataDir, 'nowhere')], { DATA_DIR: dataDir });
  expect([none.status, none.output]).toEqual([1, expect.stringContaining('negatoscope.db')]);
});
