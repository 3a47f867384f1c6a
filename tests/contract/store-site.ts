import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { nameColumns } from '#lib/accounts/server/name-columns-queries.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { type StoredImage, storeImage } from '#lib/images/server/store-image.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { makeBucket, NO_S3 } from '../run/s3-server.ts';

const STORES = [
  { name: 'disk', env: async () => ({}), missing: '' },
  { name: 'S3', env: async () => (await makeBucket()).env, missing: NO_S3 },
];

/** The one person of these sites. */
export const ANNA = { id: newId(), username: 'anna', name: 'Anna', sessionId: '' };

/** A site with a database and a file store of its own, fresh for every test. */
export interface StoreSite {
  context: Context;
  dataDir: string;
  /** How far its clock is ahead (ms). */
  later: number;
  /** An image that the database knows, with its thumbnails. */
  storedImage(seed: number): Promise<StoredImage['image']>;
}

/** Runs the same tests on both file stores. */
export function describeEachStore(title: string, tests: (site: StoreSite) => void): void {
  describe.each(STORES)(`${title}: $name $missing`, ({ env, missing }) => {
    if (missing) return it.skip(missing);
    const site = { storedImage } as StoreSite;
    beforeEach(async () => {
      site.dataDir = await mkdtemp(join(tmpdir(), 'sweep-'));
      site.later = 0;
      const settings = readSettings({ DATA_DIR: site.dataDir, SEED: 'none', ...(await env()) });
      site.context = { ...(await openContext(settings)), now: () => Date.now() + site.later };
      await site.context.db
        .insertInto('user')
        .values({
          id: ANNA.id,
          username_key: 'anna',
          ...nameColumns('anna', null, false),
          password_hash: '',
          created_at: 0,
        })
        .execute();
    });
    afterEach(async () => {
      await site.context.close();
      await rm(site.dataDir, { recursive: true, force: true });
    });

    async function storedImage(seed: number) {
      const { files, db, now } = site.context;
      const pixels = Uint8Array.from({ length: 900 }, (_, index) => (index * seed) % 256);
      const options = { thumbnails: true, now: now() };
      const stored = await storeImage(files, { rows: 30, columns: 30, pixels }, options);
      await db.transaction().execute((trx) => recordImages(trx, [stored]));
      return stored.image;
    }

    tests(site);
  });
}
