import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import type { CaseImage } from '#lib/cases/body-schema.ts';
import { maskImages } from '#lib/images/server/mask-images.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { withdrawOwnerless } from '#lib/items/server/ownerless.ts';
import { ownerlessItems } from '#lib/items/server/ownerless-items-queries.ts';
import { previewItemDeletion } from '#lib/items/server/preview-deletion.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import { saveImages } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { withStoredImages } from './masking-desk.ts';
import { everyText, imagesOf, sharedCase, ZONE } from './shared-case.ts';

describeEachEngine('whom masking reaches', (engine) => {
  withStoredImages(engine);

  const mask = (by: Actor, id: string, { file }: CaseImage) =>
    maskImages(engine(), by, 'case', id, [{ file, zones: [ZONE] }]);

  test('of what a co-author sent leaves them nothing to place elsewhere', async () => {
    const { author, id, photograph } = await sharedCase(engine(), ['j1', 'j2']);
    const sender = await engine().person('j3');
    await nameAuthor(engine(), author, { kind: 'case', id, username: sender.username });
    await engine()
      .db.insertInto('upload')
      .values({ id: 'u-j3', user_id: sender.id, sha256: photograph.file, created_at: 0 })
      .execute();
    await mask(author, id, photograph);
    expect(await engine().files.has(photograph.file)).toBe(false);
    const rest = { difficulty: 1, clinicalInformation: '', answer: '', sheet: null };
    const body = { folders: [], mainImage: null, ...rest };
    const draft = { kind: 'case' as const, title: 'Le sien', tags: [], body };
    const { id: own } = await createItem(engine(), sender.id, draft);
    const placing = saveImages(engine(), sender, own, imagesOf(photograph, photograph), 1);
    expect(await errorCode(placing)).toBe('image_foreign');
  });

  test('counts as a change of the item, and of its copies', async () => {
    const { author, id, copies, photograph } = await sharedCase(engine(), ['k1', 'k2']);
    engine().time.now += 7_000;
    await mask(author, id, photograph);
    for (const item of [id, ...copies]) {
      const row = await engine().db.selectFrom('item').select('updated_at').where('id', '=', item).execute();
      expect(row).toEqual([{ updated_at: engine().time.now }]);
    }
  });

  test('is the administrator’s where the author’s account is gone, who can withdraw the item too', async () => {
    const { reader, id, copies, photograph } = await sharedCase(engine(), ['l1', 'l2']);
    const asked = [{ file: photograph.file, zones: [ZONE] }];
    expect(await errorCode(maskImages(engine(), null, 'case', id, asked))).toBe('not_found');
    expect(await errorCode(withdrawOwnerless(engine(), id))).toBe('not_found');
    await engine().db.updateTable('item').set({ owner_id: null }).where('id', '=', id).execute();
    expect((await ownerlessItems(engine().db)).map((item) => item.id)).toEqual([id]);
    const names = await maskImages(engine(), null, 'case', id, asked);
    expect(names.has(photograph.file)).toBe(true);
    expect(await everyText(engine())).not.toContain(photograph.file);
    expect(await engine().files.has(photograph.file)).toBe(false);
    expect((await readOwnItem(engine(), reader, 'case', copies[0] ?? '')).body).toContain(
      names.get(photograph.file),
    );
    await withdrawOwnerless(engine(), id);
    expect(await ownerlessItems(engine().db)).toEqual([]);
    expect(
      await errorCode(findImage(engine(), id, `${names.get(photograph.file)}-full.webp`, undefined)),
    ).toBe('not_found');
  });

  test('is every image of an item, whole, in every copy, before the item is deleted', async () => {
    const { author, reader, id, copies, old } = await sharedCase(engine(), ['p1', 'p2']);
    const { copies: count, images } = await previewItemDeletion(engine(), author, 'case', id);
    expect([count, images.length]).toEqual([2, 2]);
    const whole = images.map(({ file, ...size }) => ({ file, zones: [{ x: 0, y: 0, ...size }] }));
    const names = await maskImages(engine(), author, 'case', id, whole);
    await deleteItem(engine(), author, 'case', id);
    const text = await everyText(engine());
    for (const file of old) {
      expect(text).not.toContain(file);
      expect(await engine().files.has(file)).toBe(false);
    }
    for (const { file } of images)
      expect((await readOwnItem(engine(), reader, 'case', copies[0] ?? '')).body).toContain(names.get(file));
    expect(
      (await sharp((await engine().files.get(names.get(images[0]?.file ?? '') ?? '')) as Buffer).stats())
        .entropy,
    ).toBe(0);
  });

  test('goes on to be possible in copies of what its owner has deleted, and of nothing else', async () => {
    const { author, reader, id, copies, photograph } = await sharedCase(engine(), ['n1', 'n2']);
    const { _id: kept } = await copyItem(engine(), author, 'case', id);
    const stranger = await sharedCase(engine(), ['n3', 'n4']);
    const sender = stranger.author;
    await deleteItem(engine(), author, 'case', id);
    await deleteItem(engine(), sender, 'case', stranger.id);
    const zoneOf = async (by: Actor, where: string) =>
      maskImages(engine(), by, 'case', where, [{ file: photograph.file, zones: [ZONE] }]);
    // A person who uploaded the same bytes, and has deleted items of their own, reaches none of them.
    await engine()
      .db.insertInto('upload')
      .values({ id: 'u-n3', user_id: sender.id, sha256: photograph.file, created_at: 0 })
      .execute();
    const rest = { difficulty: 1, clinicalInformation: '', answer: '', sheet: null };
    const body = { ...imagesOf(photograph, photograph), ...rest };
    const { id: theirs } = await createItem(engine(), sender.id, {
      kind: 'case',
      title: 'Même fichier',
      tags: [],
      body: { ...body, folders: [], mainImage: null },
    });
    await saveImages(engine(), sender, theirs, imagesOf(photograph, photograph), 1);
    await zoneOf(sender, theirs);
    for (const copy of copies)
      expect((await readOwnItem(engine(), reader, 'case', copy)).body).toContain(photograph.file);

    const names = await zoneOf(author, kept);
    for (const copy of copies) {
      const { body: now } = await readOwnItem(engine(), reader, 'case', copy);
      expect(now).not.toContain(photograph.file);
      expect(now).toContain(names.get(photograph.file));
    }
    expect(await engine().files.has(photograph.file)).toBe(false);
  });

  test('leaves one’s own image to be placed again while another item shows it, copies excepted', async () => {
    const { author, reader, photograph } = await sharedCase(engine(), ['m1', 'm2']);
    const rest = { difficulty: 1, clinicalInformation: '', answer: '', sheet: null };
    const draft = {
      kind: 'case' as const,
      title: 'Autre',
      tags: [],
      body: { folders: [], mainImage: null, ...rest },
    };
    const placeBy = async (by: Actor) => {
      const { id } = await createItem(engine(), by.id, draft);
      return errorCode(saveImages(engine(), by, id, imagesOf(photograph, photograph), 1));
    };
    expect([await placeBy(author), await placeBy(reader)]).toEqual(['no error', 'image_foreign']);
  });
});
