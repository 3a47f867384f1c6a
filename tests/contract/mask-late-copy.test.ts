import { type KyselyPlugin, PostgresAdapter, sql } from 'kysely';
import { expect, test } from 'vitest';
import { findVariant, insertVariants, recordImages } from '#lib/images/server/files-queries.ts';
import { deleteFilesUnused } from '#lib/images/server/masked-files-queries.ts';
import { keyOf } from '#lib/platform/server/files/store.ts';
import { describeEachEngine } from './engines.ts';

describeEachEngine(
  'a smaller copy written down while its image is being forgotten',
  (engine) => {
    const [image, early, late] = ['image', '160.webp', '640.avif'].map((text) => keyOf(Buffer.from(text)));
    const copy = (name: string, key: string) => ({
      sha256: image!,
      name,
      variant_sha256: key,
      bytes: 9,
    });

    /** Until somebody waits for a lock; on SQLite, which has one writer at a time, it is known who waits. */
    const untilBlocked = async () => {
      const { db } = engine();
      if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
      const blocked = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await blocked.execute(db)).rows.length, { timeout: 60_000 }).toBe(1);
    };

    test('is named among what is to be erased, or refused', async () => {
      const { db, now } = engine();
      const file = {
        sha256: image!,
        type: 'image/webp',
        bytes: 9,
        width: 30,
        height: 20,
        created_at: now(),
      };
      const known = [copy('160.webp', early!)];
      await db.transaction().execute((trx) => recordImages(trx, [{ file, variants: known }]));

      let written: Promise<boolean> | undefined;
      // As soon as the existing copies have been read.
      const writeMeanwhile: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (written || !('variant_sha256' in (result.rows[0] ?? {}))) return result;
          const writing = insertVariants(db, [copy('640.avif', late!)]);
          written = writing.then(
            () => true,
            () => false,
          );
          await Promise.race([written, untilBlocked()]);
          return result;
        },
      };
      const forgotten = await db
        .transaction()
        .execute((trx) => deleteFilesUnused(trx.withPlugin(writeMeanwhile), [image!]));

      expect(written).toBeDefined();
      expect(forgotten).toEqual(expect.arrayContaining([image, early]));
      if (await written) expect(forgotten).toContain(late);
      expect(await findVariant(db, image!, '640.avif')).toBeUndefined();
    });
  },
  'of several connections',
);
