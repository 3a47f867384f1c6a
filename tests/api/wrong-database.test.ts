import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { describeFull } from '../run/describe-full.ts';
import { startProduct } from '../run/product.ts';
import { makeBucket, NO_S3 } from '../run/s3-server.ts';
import { runWrongDatabases, type WrongDatabase } from '../run/wrong-databases.ts';

const PICTURES = 3;
const STORES = [
  { name: 'folder', env: async () => ({}), missing: '' },
  { name: 'bucket', env: async () => (await makeBucket()).env, missing: NO_S3 },
];

describeFull.each(STORES)('the wrong database on a full $name $missing', ({ env, missing }) => {
  if (missing) return it.skip(missing);
  const dataDir = mkdtempSync(join(tmpdir(), 'negatoscope-wrong-'));
  let settings: Record<string, string>;
  let found: WrongDatabase[];
  beforeAll(async () => {
    settings = { SEED: 'none', DATA_DIR: dataDir, ...(await env()) };
    ({ found } = await runWrongDatabases(settings, PICTURES));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it.each(['empty', 'foreign'])(
    '%s: does not start, says what to do in French, and nothing is lost',
    (name) => {
      const { refusal, lost, discarded } = found.find(({ what }) => what === name)!;
      expect(refusal).toMatch(
        /stockage des fichiers.*Le serveur ne démarre pas.*restore <dossier>.*files-adopt/s,
      );
      expect(refusal).not.toMatch(/\n\s+at /);
      expect({ lost, discarded }).toEqual({ lost: [], discarded: 0 });
    },
  );

  it.each(['older', 'first-day'])(
    '%s backup: starts, and what it does not know is there for the newer one',
    (name) => {
      const { refusal, lost, discarded } = found.find(({ what }) => what === name)!;
      expect({ refusal, lost }).toEqual({ refusal: '', lost: [] });
      expect(discarded).toBeGreaterThanOrEqual(PICTURES);
    },
  );

  it.skipIf(!SERVER)('on another PostgreSQL database: does not start', async () => {
    const { url, drop } = await makeServerDatabase();
    const starting = startProduct({ ...settings, DATABASE_URL: url.href }, { page: '/api/ready' });
    await expect(starting).rejects.toThrow(/base de données \(DATABASE_URL\).*ne démarre pas/s);
    await drop();
  });
});
