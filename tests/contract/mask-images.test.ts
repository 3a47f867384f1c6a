import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { type CaseImage, caseParts } from '#lib/cases/body-schema.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { THUMBNAILS } from '#lib/images/image-paths.ts';
import { decompressFrame } from '#lib/images/server/ingest/mask-stored.ts';
import { maskImages } from '#lib/images/server/mask-images.ts';
import { maskedFilesOf } from '#lib/images/server/masked-files-queries.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { countStored, readStored } from '#lib/images/server/user-storage-queries.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { saveImages } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { withStoredImages } from './masking-desk.ts';
import { COLUMNS, everyText, imagesOf, isWritten, made, ROWS, sharedCase, ZONE } from './shared-case.ts';
import { keysOf, trashOf } from './stored-keys.ts';

describeEachEngine('masking stored images', (engine) => {
  withStoredImages(engine);

  const revisionOf = async (by: Actor, id: string) =>
    (await readOwnItem(engine(), by, 'case', id, ['folders'])).head.revision;

  const mask = (by: Actor, id: string, ...images: CaseImage[]) =>
    maskImages(
      engine(),
      by,
      'case',
      id,
      images.map(({ file }) => ({ file, zones: [ZONE] })),
    );

  test('forgets the old ones in versions and in everybody’s copies, stored bytes and trash included', async () => {
    const { author, reader, id, copies, photograph, frame, old } = await sharedCase(engine(), ['a1', 'a2']);
    const { db, files } = engine();
    const variants = await db
      .selectFrom('file_variant')
      .select('variant_sha256')
      .where('sha256', 'in', old)
      .execute();
    const bytes = [...old, ...variants.map(({ variant_sha256 }) => variant_sha256)];
    for (const key of bytes) expect(await files.has(key)).toBe(true);

    const names = await mask(author, id, photograph, frame);
    expect([...names.keys()].sort()).toEqual([...old].sort());

    const text = await everyText(engine());
    for (const key of old) expect(text).not.toContain(key);
    for (const key of names.values()) expect(text).toContain(key);
    const left = [...(await keysOf(files)), ...(await trashOf(files)).map(({ key }) => key)];
    for (const key of bytes) expect(left).not.toContain(key);
    for (const item of [id, ...copies])
      for (const asker of [author.id, reader.id, undefined])
        for (const key of old)
          for (const variant of ['full.webp', 'frame.bin', ...THUMBNAILS])
            expect(
              await errorCode(
                findImage(engine(), item, `${key}-${variant}`, asker === undefined ? null : { id: asker }),
              ),
            ).toBe('not_found');
  });

  test('replaces what was under the masks, and nothing beside them', async () => {
    const { author, id, photograph, frame } = await sharedCase(engine(), ['b1', 'b2']);
    const names = await mask(author, id, photograph, frame);
    const get = async (key: string) => (await engine().files.get(names.get(key) ?? '')) as Buffer;
    const picture = await sharp(await get(photograph.file))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const grey = (at: number) => picture.data[at * picture.info.channels];
    const planes = decodeFrame(await decompressFrame(await get(frame.kind === 'frame' ? frame.frame : '')));
    const darkest = [...planes.pixels].reduce((least, value) => Math.min(least, value));
    for (let at = 0; at < ROWS * COLUMNS; at += 1) {
      const value = (at * 3 + made.seed) % 200;
      expect(grey(at)).toBe(isWritten(at) ? 0 : value);
      expect(planes.pixels[at]).toBe(isWritten(at) ? darkest : value * 10 - 900 + made.seed);
    }
    expect(darkest).toBeLessThan(-800);
  });

  test('takes a frame along when its preview is named, wherever else either of them is shown', async () => {
    const { author, id, frame } = await sharedCase(engine(), ['c1', 'c2']);
    const names = await mask(author, id, frame);
    expect(names.size).toBe(2);
    const shown = JSON.parse((await readOwnItem(engine(), author, 'case', id, ['folders'])).body);
    const after = shown.folders[0].images[0];
    // Where it was blacked out is kept: an original is told from another file by what is beside it.
    expect(after).toMatchObject({ kind: 'frame', file: names.get(frame.file), masked: '3,2,10,4' });
    expect(caseParts.images.safeParse(shown).error).toBeUndefined();
    expect(after.frame).toBe(names.get(frame.kind === 'frame' ? frame.frame : ''));
  });

  test('stays attested: by who masked it in their own, by who gave their word in copies', async () => {
    const { author, id, copies, photograph } = await sharedCase(engine(), ['d1', 'd2']);
    const before = engine().time.now;
    engine().time.now += 5_000;
    const names = await mask(author, id, photograph);
    const wordOf = (item: string) =>
      engine()
        .db.selectFrom('attestation')
        .select(['user_id', 'at'])
        .where('item_id', '=', item)
        .where('sha256', '=', names.get(photograph.file) ?? '')
        .execute();
    expect(await wordOf(id)).toEqual([{ user_id: author.id, at: before + 5_000 }]);
    expect(await wordOf(copies[0] ?? '')).toEqual([{ user_id: author.id, at: before }]);
  });

  test('of a copy leaves its source as it is; somebody’s own sending stays theirs', async () => {
    const { author, reader, id, copies, photograph } = await sharedCase(engine(), ['e1', 'e2']);
    const stranger = await engine().person('e3');
    const body = {
      ...imagesOf(photograph, photograph),
      difficulty: 1,
      clinicalInformation: '',
      answer: '',
      sheet: null,
    };
    const draft = { kind: 'case' as const, title: 'Le sien', tags: [], body };
    const { id: own } = await createItem(engine(), stranger.id, draft);
    const names = await mask(reader, copies[0] ?? '', photograph);
    const bodyOf = async (by: Actor, item: string) => (await readOwnItem(engine(), by, 'case', item)).body;
    for (const copy of copies) {
      expect(await bodyOf(reader, copy)).not.toContain(photograph.file);
      expect(await bodyOf(reader, copy)).toContain(names.get(photograph.file));
    }
    expect(await bodyOf(author, id)).toContain(photograph.file);
    await mask(author, id, photograph);
    expect(await bodyOf(author, id)).not.toContain(photograph.file);
    expect(await bodyOf(stranger, own)).toContain(photograph.file);
    expect(await engine().files.has(photograph.file)).toBe(true);
  });

  test('keeps what people’s images take as it is counted', async () => {
    const { author, reader, id, photograph, frame } = await sharedCase(engine(), ['f1', 'f2']);
    for (const { id: person } of [author, reader])
      await engine()
        .db.insertInto('user_storage')
        .values({
          user_id: person,
          quota: null,
          stored: await countStored(engine().db, person),
          sent: 0,
          sent_at: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await mask(author, id, photograph, frame);
    for (const { id: person } of [author, reader])
      expect((await readStored(engine().db, person)).stored).toBe(await countStored(engine().db, person));
  });

  test('is not taken back by a tab that was open, by undoing, or by an earlier version', async () => {
    const { author, id, photograph, frame } = await sharedCase(engine(), ['g1', 'g2']);
    const names = await mask(author, id, photograph);
    const stale = imagesOf(photograph, frame);
    const revision = await revisionOf(author, id);
    expect(await errorCode(saveImages(engine(), author, id, stale, revision - 1))).toBe('changed_meanwhile');
    await saveImages(engine(), author, id, stale, revision);
    const { body } = await readOwnItem(engine(), author, 'case', id);
    expect(body).not.toContain(photograph.file);
    expect(body).toContain(names.get(photograph.file));
    expect((await mask(author, id, photograph)).size).toBe(0);
    const twice = await mask(author, id, { ...photograph, file: names.get(photograph.file) ?? '' });
    expect(twice.size).toBe(0);
    expect(await maskedFilesOf(engine().db, id)).toEqual(names);
  });

  test('from two windows at once blacks out what either of them asked for', async () => {
    const { author, id, photograph } = await sharedCase(engine(), ['i1', 'i2']);
    const other = { x: 20, y: 12, width: 6, height: 5 };
    const zonesAt = (zone: typeof ZONE) =>
      maskImages(engine(), author, 'case', id, [{ file: photograph.file, zones: [zone] }]);
    await Promise.all([zonesAt(ZONE), zonesAt(other)]);
    const shown = JSON.parse((await readOwnItem(engine(), author, 'case', id, ['folders'])).body);
    const images: CaseImage[] = shown.folders[0].images;
    const after = images.find(({ kind }) => kind === 'image')?.file ?? '';
    expect(after).not.toBe(photograph.file);
    const { data, info } = await sharp((await engine().files.get(after)) as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = ({ x, y }: typeof ZONE) => data[(y * COLUMNS + x) * info.channels];
    expect([at(ZONE), at(other)]).toEqual([0, 0]);
  });

  test('is its owner’s alone, of images that are there', async () => {
    const { author, reader, id, photograph } = await sharedCase(engine(), ['h1', 'h2']);
    expect(await errorCode(mask(reader, id, photograph))).toBe('forbidden');
    expect(await errorCode(mask(author, id, { ...photograph, file: 'd'.repeat(64) }))).toBe('image_foreign');
  });
});
