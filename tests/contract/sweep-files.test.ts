import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UPLOAD_KEPT } from '#lib/contract/uploads.ts';
import { checkFiles } from '#lib/server/usecases/check-files.ts';
import { copyItem } from '#lib/server/usecases/copy-item.ts';
import { createItem } from '#lib/server/usecases/create-item.ts';
import { deleteItem } from '#lib/server/usecases/delete-item.ts';
import { sweepFiles } from '#lib/server/usecases/sweep-files.ts';
import { ANNA, describeEachStore } from './store-site.ts';
import { keysOf } from './stored-keys.ts';

const DAY = 86_400_000;

describeEachStore('sweeping files', (site) => {
  async function caseWith(image: object): Promise<string> {
    const folders = [{ id: 'f1', name: 'Face', description: '', images: [{ kind: 'image', ...image }] }];
    const body = {
      difficulty: 1,
      clinicalInformation: '',
      answer: '',
      sheet: null,
      folders,
      mainImage: null,
    };
    return (await createItem(site.context, ANNA.id, { kind: 'case', title: 'Cas', tags: [], body })).id;
  }

  const keys = () => keysOf(site.context.files);

  it('frees what a deleted case alone used, and never what a copy uses', async () => {
    const shared = await caseWith(await site.storedImage(7));
    const kept = await keys();
    const alone = await caseWith(await site.storedImage(11));
    await copyItem(site.context, ANNA, 'case', shared);
    await deleteItem(site.context, ANNA, 'case', shared);
    await deleteItem(site.context, ANNA, 'case', alone);
    await sweepFiles(site.context);
    expect((await keys()).length).toBeGreaterThan(kept.length);
    site.later = 2 * DAY;
    expect((await sweepFiles(site.context)).rows).toBe(1);
    expect((await sweepFiles(site.context)).discarded).toBeGreaterThan(0);
    expect(await keys()).toEqual(kept);
    expect(await checkFiles(site.context)).toMatchObject({ missing: [], corrupt: [], unknown: 0 });
  });

  it('spares what was just put again, and what its person may still attach', async () => {
    const { file } = await site.storedImage(13);
    await site.context.db
      .insertInto('upload')
      .values({ id: 'u1', user_id: ANNA.id, sha256: file, created_at: site.context.now() })
      .execute();
    const unknown = await site.context.files.put(Buffer.from('en cours'));
    site.later = DAY / 48;
    await sweepFiles(site.context);
    expect(await keys()).toContain(unknown);
    site.later = UPLOAD_KEPT - DAY;
    await sweepFiles(site.context);
    expect(await keys()).not.toContain(unknown);
    expect(await keys()).toContain(file);
    site.later = UPLOAD_KEPT + DAY;
    await sweepFiles(site.context);
    await sweepFiles(site.context);
    expect(await keys()).toEqual([]);
  });

  it('clears uploads that nobody went on with, halves without a description included', async () => {
    const id = `${ANNA.id}~${'a'.repeat(32)}`;
    const { Upload } = await import('@tus/utils');
    await site.context.uploads.create(new Upload({ id, size: 10, offset: 0 }));
    await site.context.files.put(Buffer.from('x'));
    const folder = join(site.dataDir, 'uploads');
    expect(await readdir(folder)).toHaveLength(2);
    await sweepFiles(site.context);
    expect(await readdir(folder)).toHaveLength(2);
    for (const name of await readdir(folder)) await utimes(join(folder, name), 0, 0);
    expect((await sweepFiles(site.context)).uploads).toBe(2);
    expect(await readdir(folder)).toEqual([]);
  });
});
