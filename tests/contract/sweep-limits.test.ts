import { expect, it } from 'vitest';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { sweepFiles } from '#lib/maintenance/server/sweep-files.ts';
import { listTrash, restoreTrash } from '#lib/maintenance/server/trash.ts';
import { describeEachStore } from './store-site.ts';
import { keysOf } from './stored-keys.ts';

const DAY = 86_400_000;

describeEachStore('what a sweep may take, and for how long', (site) => {
  const keys = () => keysOf(site.context.files);

  /** Takes an image’s rows away, as an older database lacks them, and returns them. */
  async function forget(sha256: string) {
    const { db } = site.context;
    const file = await db.selectFrom('file').selectAll().where('sha256', '=', sha256).execute();
    const variants = await db.selectFrom('file_variant').selectAll().where('sha256', '=', sha256).execute();
    await db.deleteFrom('file').where('sha256', '=', sha256).execute();
    return { file, variants };
  }

  async function remember({ file, variants }: Awaited<ReturnType<typeof forget>>): Promise<void> {
    // As recent as the file it names: rows that nothing uses are swept as well.
    const young = file.map((row) => ({ ...row, created_at: Date.now() + 1000 * DAY }));
    await site.context.db.insertInto('file').values(young).execute();
    await site.context.db.insertInto('file_variant').values(variants).execute();
  }

  it('keeps what it takes in the trash for its time; what the database knows again comes back by itself', async () => {
    const { file } = await site.storedImage(17);
    const gone = await site.context.files.put(Buffer.from('à personne'));
    const rows = await forget(file);
    site.later = DAY;
    const taken = (await keys()).length;
    expect(await sweepFiles(site.context)).toMatchObject({ discarded: taken, refused: 0, erased: 0 });
    expect([await keys(), (await listTrash(site.context)).length]).toEqual([[], taken]);

    await remember(rows);
    expect(await checkFiles(site.context)).toMatchObject({ missing: [], corrupt: [] });
    expect((await sweepFiles(site.context)).recovered).toBe(0);
    site.later = site.context.settings.trashDays * DAY - DAY;
    expect(await sweepFiles(site.context)).toMatchObject({ discarded: 0, recovered: 0, erased: 0 });
    expect((await listTrash(site.context)).map(({ key }) => key)).toEqual([gone]);
    site.later = site.context.settings.trashDays * DAY + DAY;
    expect((await sweepFiles(site.context)).erased).toBe(1);
    expect(await listTrash(site.context)).toEqual([]);
    expect(await checkFiles(site.context)).toMatchObject({ checked: taken - 1, missing: [], corrupt: [] });
  });

  it('brings back unread what the database knows, before its time is over', async () => {
    const { file } = await site.storedImage(19);
    const rows = await forget(file);
    site.later = DAY;
    const { discarded } = await sweepFiles(site.context);
    await remember(rows);
    site.later = site.context.settings.trashDays * DAY + DAY;
    expect(await sweepFiles(site.context)).toMatchObject({ recovered: discarded, erased: 0 });
    expect((await keys()).length).toBe(discarded);
  });

  it('takes no large share of the store at once unless it is told to, two sweeps beside each other', async () => {
    const { file } = await site.storedImage(23);
    const known = await keys();
    const strangers = Array.from({ length: 10 }, (_, index) => Buffer.from(`inconnu ${index}`));
    const unknown = await Promise.all(strangers.map((bytes) => site.context.files.put(bytes)));
    await remember(await forget(file));
    site.later = DAY;
    const careful = { alwaysAllowed: 9 };
    const stored = known.length + 10;
    expect(await sweepFiles(site.context, careful)).toMatchObject({ discarded: 0, refused: 10, stored });
    expect([(await keys()).length, await listTrash(site.context)]).toEqual([stored, []]);
    const wide = { ...site.context, settings: { ...site.context.settings, sweepShare: 95 } };
    const both = await Promise.all([
      sweepFiles(wide, careful),
      sweepFiles(site.context, { ...careful, confirmed: true }),
    ]);
    expect(both.map(({ refused }) => refused)).toEqual([0, 0]);
    expect(await keys()).toEqual(known);
    expect((await listTrash(site.context)).map(({ key }) => key).sort()).toEqual(unknown.sort());
    const [first] = await listTrash(site.context);
    expect(await restoreTrash(site.context, [first!.key, '0'.repeat(64)])).toEqual([first!.key]);
    expect(await keys()).toEqual([...known, first!.key].sort());
  });

  it('takes nothing once the store carries another mark', async () => {
    await site.context.files.put(Buffer.from('à un autre'));
    await site.context.files.claim('another');
    site.later = DAY;
    await expect(sweepFiles(site.context)).rejects.toThrow('mark');
    expect((await keys()).length).toBe(1);
  });
});
