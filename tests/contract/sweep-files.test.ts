import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markToErase } from '#lib/images/server/files-to-erase-queries.ts';
import {
  announceUpload,
  appendToUpload,
  dropUpload,
  newUploadId,
} from '#lib/images/server/pending-uploads.ts';
import { UPLOAD_KEPT } from '#lib/images/upload-limits.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { sweepFiles } from '#lib/maintenance/server/sweep-files.ts';
import { sweepCopies, sweepLeftovers } from '#lib/maintenance/server/sweep-uploads.ts';
import { keyOf } from '#lib/platform/server/files/store.ts';
import { ANNA, describeEachStore } from './store-site.ts';
import { keysOf, trashOf } from './stored-keys.ts';

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
  const pieces = async () => {
    const names: string[] = [];
    for await (const { name } of site.context.parts.list()) names.push(name);
    return names;
  };

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

  it('erases past the trash what must not be kept, the copies made since included', async () => {
    const { db, files } = site.context;
    const { file } = await site.storedImage(17);
    const copy = await files.put(Buffer.from('vignette faite plus tard'));
    await db
      .insertInto('file_variant')
      .values({ sha256: file, name: '999.avif', variant_sha256: copy, bytes: 1 })
      .execute();
    const orphan = await files.put(Buffer.from('vignette dont la ligne manque'));
    const binned = await files.put(Buffer.from('à la corbeille'));
    await files.trash.add(binned);
    await markToErase(db, [file, orphan, binned]);
    site.later = 2 * DAY;
    await sweepFiles(site.context);
    await sweepFiles(site.context);
    const left = [...(await keys()), ...(await trashOf(files)).map(({ key }) => key)];
    for (const key of [file, copy, orphan, binned]) expect(left).not.toContain(key);
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

  it('clears at a start what a process left that died in mid-upload, where no other can be at work', async () => {
    const { context } = site;
    const id = newUploadId(ANNA.id);
    await announceUpload(context, { id, userId: ANNA.id, size: 10, sha256: keyOf(Buffer.from('x')) });
    await appendToUpload(context, id, 0, Buffer.from('abc'));
    await context.parts.put(`${id}.0.orphan`, Buffer.from('abc'));
    const copies = join(site.dataDir, 'uploads');
    await mkdir(copies, { recursive: true });
    await writeFile(join(copies, 'left-behind'), 'ghi');
    const held = async () => [(await pieces()).length, (await readdir(copies)).length];
    await sweepLeftovers({ ...context, engine: 'postgres' });
    expect(await held()).toEqual([2, 1]);
    await sweepLeftovers({ ...context, engine: 'sqlite' });
    expect(await held()).toEqual([1, 0]);
    expect(await pieces()).not.toContain(`${id}.0.orphan`);
    await dropUpload(context, id);
  });

  it('clears uploads that nobody went on with, and what a process that died left behind', async () => {
    const { context } = site;
    const id = newUploadId(ANNA.id);
    await announceUpload(context, { id, userId: ANNA.id, size: 10, sha256: keyOf(Buffer.from('x')) });
    await appendToUpload(context, id, 0, Buffer.from('abc'));
    await context.parts.put(`${id}.3.orphan`, Buffer.from('def'));
    const copies = join(site.dataDir, 'uploads');
    await mkdir(copies, { recursive: true });
    await writeFile(join(copies, 'left-behind'), 'ghi');
    const swept = async (later: number) => {
      site.later = later;
      await sweepCopies(site.context);
      return (await sweepFiles(site.context)).uploads;
    };
    expect([await swept(0), (await pieces()).length, await readdir(copies)]).toEqual([0, 2, ['left-behind']]);
    expect([await swept(DAY), (await pieces()).length, await readdir(copies)]).toEqual([0, 1, []]);
    expect([await swept(UPLOAD_KEPT + DAY), await pieces()]).toEqual([1, []]);
    expect(await context.db.selectFrom('pending_upload').selectAll().execute()).toEqual([]);
  });
});
