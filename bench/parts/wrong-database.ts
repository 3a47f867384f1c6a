import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runAdmin } from '../../tests/api/run-admin.ts';
import { makeBucket, NO_S3 } from '../../tests/run/s3-server.ts';
import { seededFolder } from '../../tests/run/seeded.ts';
import { runWrongDatabases, type WrongDatabase } from '../../tests/run/wrong-databases.ts';
import { type Row, unmeasured } from '../report.ts';

/** Pictures that an older backup does not know. */
const PICTURES = 20;
const BAR = 'empty and foreign refused in French; 0 files lost';

/** The demo's site, its images in a folder or moved to a bucket. */
async function siteIn(store: 'folder' | 'bucket'): Promise<Record<string, string>> {
  const settings = { SEED: 'none', DATA_DIR: await seededFolder() };
  if (store === 'folder') return settings;
  const inBucket = { ...settings, ...(await makeBucket()).env };
  const moved = await runAdmin(['files-move'], inBucket);
  if (moved.status !== 0) throw new Error(moved.output);
  await rm(join(settings.DATA_DIR, 'files'), { recursive: true });
  return inBucket;
}

function rowOf(store: string, found: readonly WrongDatabase[], files: number): Row {
  const refused = found.filter(({ refusal }) => /ne démarre pas/.test(refusal)).map(({ what }) => what);
  const lost = found.flatMap((each) => each.lost);
  const swept = found.map(({ what, discarded, refused: left }) => `${what} ${discarded}/${left}`).join(', ');
  console.error([swept, ...lost.slice(0, 20)].join('\n'));
  return {
    id: 'R22',
    what: `empty, foreign, older and first-day database on a full ${store} (${files} files)`,
    baseline: '–',
    ratio: '–',
    bar: BAR,
    ours: `${refused.join(' and ') || 'none'} refused; ${lost.length} lost`,
    met: refused.join() === 'empty,foreign' && lost.length === 0,
  };
}

/** R22: a database that is not the store's own, or not of today, costs no image. */
export async function wrongDatabase(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const store of ['folder', 'bucket'] as const) {
    const what = `empty, foreign, older and first-day database on a full ${store}`;
    if (store === 'bucket' && NO_S3) {
      rows.push(unmeasured('R22', what, BAR, NO_S3));
      continue;
    }
    const settings = await siteIn(store);
    try {
      const { found, files } = await runWrongDatabases(settings, PICTURES);
      rows.push(rowOf(store, found, files));
    } finally {
      await rm(settings.DATA_DIR as string, { recursive: true, force: true });
    }
  }
  return rows;
}
