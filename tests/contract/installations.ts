import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { readSettings, type Settings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { makeBucket, NO_S3 } from '../run/s3-server.ts';

const STORES = [
  {
    name: 'disk',
    env: async (folder: string) => ({ FILES_URL: pathToFileURL(join(folder, 'images')).href }),
    missing: '',
  },
  { name: 'S3', env: async () => (await makeBucket()).env, missing: NO_S3 },
];

/** Databases in folders of their own, beside one file store unless another is named. */
export interface Installations {
  folder: string;
  /** The settings of the site whose database is in a folder of that name. */
  settings(data: string, files?: Record<string, string>): Settings;
  /** Opens a site as a start does, lets it work, and closes it. */
  start<T>(data: string, work: (context: Context) => Promise<T>, files?: Record<string, string>): Promise<T>;
  open(data: string, files?: Record<string, string>): Promise<string>;
  /** Stores files that the database knows. */
  fill(data: string, ...texts: string[]): Promise<void>;
}

/** Runs the same tests on both file stores. */
export function describeInstallations(title: string, tests: (site: Installations) => void): void {
  describe.each(STORES)(`${title}: $name $missing`, ({ env, missing }) => {
    if (missing) return it.skip(missing);
    let store: Record<string, string>;
    const site: Installations = {
      folder: '',
      settings: (data, files = store) =>
        readSettings({ ...files, DATA_DIR: join(site.folder, data), SEED: 'none' }),
      async start(data, work, files) {
        const context = await openContext(site.settings(data, files));
        try {
          return await work(context);
        } finally {
          await context.close();
        }
      },
      open: (data, files) => site.start(data, async () => 'open', files),
      fill: (data, ...texts) =>
        site.start(data, async ({ db, files }) => {
          for (const text of texts) {
            const sha256 = await files.put(Buffer.from(text));
            const size = { bytes: text.length, width: 1, height: 1 };
            await db
              .insertInto('file')
              .values({ sha256, type: 'image/webp', ...size, created_at: 0 })
              .execute();
          }
        }),
    };
    beforeEach(async () => {
      site.folder = await mkdtemp(join(tmpdir(), 'installation-'));
      store = await env(site.folder);
    });
    afterEach(() => rm(site.folder, { recursive: true }));
    tests(site);
  });
}
