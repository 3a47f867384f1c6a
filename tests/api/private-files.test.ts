import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { runAdmin } from './run-admin.ts';
import { startSite } from './site.ts';
import { sendBytes, startUpload, upload } from './tus.ts';

/** The rights of others than the owner on a folder or a file, or on anything in it: path and mode. */
function openToOthers(path: string): string[] {
  const found = statSync(path);
  const inside = found.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [];
  const mode = found.mode & 0o777;
  const own = mode === (found.isDirectory() ? 0o700 : 0o600) ? [] : [`${path} ${mode.toString(8)}`];
  return [...own, ...inside.flatMap(openToOthers)];
}

it('what the server and the administrator make is nobody else’s to read: data folder, database, images, uploads, backup', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'negatoscope-private-'));
  const dataDir = join(parent, 'new', 'data');
  const site = await startSite({ DATA_DIR: dataDir });
  const anna = await site.person('Anna');
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'grey' } })
    .png()
    .toBuffer();
  expect((await upload(site, anna, image)).status).toBe(200);
  const begun = await startUpload(site, anna, image.length);
  await sendBytes(site, anna, begun.path, 0, image.subarray(0, 10));
  const backup = join(parent, 'backup');
  expect(await runAdmin(['backup', backup], { DATA_DIR: dataDir })).toMatchObject({ status: 0 });

  expect(readdirSync(dataDir)).toEqual(
    expect.arrayContaining(['files', 'uploads', 'negatoscope.db', 'negatoscope.db-wal', 'negatoscope.lock']),
  );
  for (const each of [dataDir, backup]) expect(openToOthers(each)).toEqual([]);
  await site.stop();
  rmSync(parent, { recursive: true });
});
