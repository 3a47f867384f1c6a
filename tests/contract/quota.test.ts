import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import {
  announceUpload,
  dropUpload,
  newUploadId,
  reserveStored,
} from '#lib/images/server/pending-uploads.ts';
import { lockFigures } from '#lib/images/server/quota.ts';
import { countStored } from '#lib/images/server/user-storage-queries.ts';
import { UPLOADS_MAX } from '#lib/images/upload-limits.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { textBytesOf } from '#lib/items/server/text-bytes-queries.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { PartStore } from '#lib/platform/server/files/part-store.ts';
import { keyOf } from '#lib/platform/server/files/store.ts';
import { describeEachEngine, type TestContext } from './engines.ts';

const DAY = 86_400_000;
const QUOTA = 1000;

describeEachEngine('the quota', (context) => {
  let own: TestContext;
  let anna: Actor;
  let people = 0;
  beforeEach(async () => {
    const parts = { delete: async () => undefined } as unknown as PartStore;
    own = { ...context(), parts, settings: { ...context().settings, quota: QUOTA } };
    people += 1;
    anna = await own.person(`anna-${people}`);
  });

  const announce = async (size: number, { id: userId } = anna) => {
    const id = newUploadId(userId);
    await announceUpload(own, { id, userId, size, sha256: keyOf(Buffer.from(id)) });
    return id;
  };
  const figures = ({ id } = anna) => tx(own, (trx) => lockFigures(own, trx, id));
  const codes = (results: PromiseSettledResult<unknown>[]) =>
    results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code as string] : []));

  /** A stored image of this many bytes that a person has uploaded and may attach. */
  async function uploaded(bytes: number, { id: user_id } = anna): Promise<string> {
    const sha256 = keyOf(Buffer.from(newId()));
    const [now, id] = [own.now(), newId()];
    const file = { sha256, type: 'image/webp', bytes, width: 1, height: 1, created_at: now };
    await tx(own, async (trx) => {
      await recordImages(trx, [{ file, variants: [] }]);
      await trx.insertInto('upload').values({ id, user_id, sha256, created_at: now }).execute();
      await trx.updateTable('user_storage').set({ stored: null }).where('user_id', '=', user_id).execute();
    });
    return sha256;
  }

  const bodyWith = (...files: string[]) => ({
    difficulty: 1,
    clinicalInformation: '',
    answer: '',
    sheet: null,
    mainImage: null,
    folders: [
      {
        id: 'f1',
        name: 'Face',
        description: '',
        images: files.map((file) => ({ kind: 'image', file, width: 1, height: 1 })),
      },
    ],
  });
  const makeCase = async (owner: Actor, ...files: string[]) =>
    (await createItem(own, owner.id, { kind: 'case', title: 'Cas', tags: [], body: bodyWith(...files) })).id;

  /** A public case shows only attested images. */
  async function publish(id: string) {
    await own.db.updateTable('item').set({ visibility: 'public' }).where('id', '=', id).execute();
    for (const sha256 of await itemFiles(own.db, id))
      await own.db.insertInto('attestation').values({ item_id: id, sha256, user_id: null, at: 0 }).execute();
  }

  it('lets exactly as many of 200 uploads begin at once as may be under way', async () => {
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => announce(1)));
    expect(codes(results)).toEqual(Array(200 - UPLOADS_MAX).fill('uploads_full'));
    expect(await figures()).toMatchObject({ uploads: UPLOADS_MAX, pending: UPLOADS_MAX });
  });

  it('is reserved by what is announced, exactly, also at once, and freed when an upload is given up', async () => {
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => announce(99)));
    expect(codes(results)).toEqual(Array(20).fill('quota_full'));
    expect(await figures()).toMatchObject({ uploads: 10, pending: 990 });
    const [first] = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    await dropUpload(own, first!);
    await announce(109);
    await expect(announce(2)).rejects.toMatchObject({
      code: 'quota_full',
      space: { asked: 2, used: 1000, quota: QUOTA },
    });
  });

  it('counts an image once for each person who holds it, and frees it when its last item goes', async () => {
    own.settings.quota = 0;
    const shared = await uploaded(300);
    const first = await makeCase(anna, shared);
    expect(await figures()).toMatchObject({ stored: 300 });
    const { _id: second } = await copyItem(own, anna, 'case', first);
    expect(await figures()).toMatchObject({ stored: 300 });
    await publish(first);
    const boris = await own.person(`boris-${people}`);
    await copyItem(own, boris, 'case', first);
    expect(await figures(boris)).toMatchObject({ stored: 300 });
    await deleteItem(own, anna, 'case', first);
    expect(await figures()).toMatchObject({ stored: 300 });
    await deleteItem(own, anna, 'case', second);
    expect(await figures()).toMatchObject({ stored: 0 });
    expect(await countStored(own.db, anna.id)).toBe(0);
    expect(await figures(boris)).toMatchObject({ stored: 300 });
  });

  it('refuses a copy whose images and texts would exceed it', async () => {
    own.settings.quota = 1_000_000;
    const boris = await own.person(`boris-${people}`);
    await figures(boris);
    const theirs = await makeCase(boris, await uploaded(700_000, boris));
    await publish(theirs);
    const mine = await makeCase(anna, await uploaded(400_000));
    await expect(copyItem(own, anna, 'case', theirs)).rejects.toMatchObject({
      code: 'quota_full',
      space: {
        asked: 700_000 + (await textBytesOf(own.db, theirs)),
        used: 400_000 + (await textBytesOf(own.db, mine)),
        quota: 1_000_000,
      },
    });
    await deleteItem(own, anna, 'case', mine);
    await copyItem(own, anna, 'case', theirs);
    const texts = await textBytesOf(own.db, theirs);
    expect(await figures()).toMatchObject({ stored: 700_000, texts });
  });

  it('reserves what an image takes when that is more than its upload, and counts it as sent once', async () => {
    await announce(600);
    const id = await announce(100);
    await reserveStored(own, anna.id, id, 300);
    await reserveStored(own, anna.id, id, 300);
    expect(await figures()).toMatchObject({ pending: 900, sent: 300 });
    await expect(reserveStored(own, anna.id, id, 401)).rejects.toMatchObject({ code: 'quota_full' });
    await expect(reserveStored(own, anna.id, newUploadId(anna.id), 1)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('bounds what is sent and deleted within days', async () => {
    for (let round = 0; round < 2; round += 1) {
      const id = await announce(900);
      await reserveStored(own, anna.id, id, 900);
      await dropUpload(own, id);
    }
    await announce(200);
    const refused = await announce(100).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'quota_lately', retryAfter: 60_480 });
    own.time.now += DAY;
    await announce(100);
  });

  it('is none where it is 0, and another for whom the administrator gave one', async () => {
    own.settings.quota = 0;
    await announce(5_000_000);
    own.settings.quota = QUOTA;
    await expect(announce(1)).rejects.toMatchObject({ code: 'quota_full' });
    await own.db
      .updateTable('user_storage')
      .set({ quota: 6_000_000 })
      .where('user_id', '=', anna.id)
      .execute();
    await announce(1);
  });
});
