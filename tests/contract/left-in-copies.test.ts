import { expect, test } from 'vitest';
import { listLeftInCopies, readLeftInCopies } from '#lib/images/server/left-in-copies.ts';
import { maskInCopies } from '#lib/images/server/mask-images.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { saveImages } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { attestAll } from './illustrated-case.ts';
import { leaveAccount } from './leave-account.ts';
import { withStoredImages } from './masking-desk.ts';
import { everyText, imagesOf, sharedCase, ZONE } from './shared-case.ts';

describeEachEngine('images left in copies of what was deleted', (engine) => {
  withStoredImages(engine);

  let run = 0;
  const names = (): [string, string] => {
    run += 1;
    return [`g${run}a`, `g${run}b`];
  };
  const filesOf = async (by: { id: string }, id: string) =>
    (await readLeftInCopies(engine(), by.id, id)).map(({ file }) => file).sort();
  const bodyOf = async (by: Parameters<typeof readOwnItem>[1], id: string) =>
    (await readOwnItem(engine(), by, 'case', id)).body;
  const later = () => {
    engine().time.now += 60_000;
  };

  test('are masked in every copy and copy of a copy, values of frames too, and erased', async () => {
    const { author, reader, id, copies, photograph, frame, old } = await sharedCase(engine(), names());
    later();
    await deleteItem(engine(), author, 'case', id);
    expect(await listLeftInCopies(engine(), author.id)).toEqual([
      {
        _id: id,
        kind: 'case',
        title: 'Thorax',
        deletedAt: new Date(engine().time.now).toISOString(),
        copies: 2,
        images: 2,
      },
    ]);
    expect(await filesOf(author, id)).toEqual([photograph.file, frame.file].sort());
    const images = [photograph, frame].map(({ file }) => ({ file, zones: [ZONE] }));
    const masked = await maskInCopies(engine(), author, id, images);
    const text = await everyText(engine());
    for (const file of old) {
      expect(masked.has(file)).toBe(true);
      expect(text).not.toContain(file);
      expect(await engine().files.has(file)).toBe(false);
    }
    for (const copy of copies) expect(await bodyOf(reader, copy)).toContain(masked.get(frame.file));
    // Masked once more, under the names that they now have.
    const again = images.map(({ file, zones }) => ({
      file: masked.get(file) ?? '',
      zones: zones.map((zone) => ({ ...zone, y: 10 })),
    }));
    const next = await maskInCopies(engine(), author, id, again);
    for (const copy of copies) expect(await bodyOf(reader, copy)).toContain(next.get(again[0]!.file));
  });

  test('are those that were the item’s: not what a copy’s owner put beside them, who names its first author', async () => {
    const { author, reader, id, copies, photograph, frame } = await sharedCase(engine(), names());
    const { photograph: added } = await sharedCase(engine(), names());
    later();
    const [theirs = ''] = copies;
    await engine()
      .db.insertInto('upload')
      .values({ id: `u-g${run}`, user_id: reader.id, sha256: added.file, created_at: 0 })
      .execute();
    const { revision } = (await readOwnItem(engine(), reader, 'case', theirs)).head;
    await saveImages(engine(), reader, theirs, imagesOf(photograph, added), revision);
    await attestAll(engine(), reader, 'case', theirs);
    // The image that the copy's owner added is older than a later copy of that copy.
    later();
    await copyItem(engine(), reader, 'case', theirs);
    await deleteItem(engine(), author, 'case', id);
    expect(await filesOf(author, id)).toEqual([photograph.file, frame.file].sort());
    const asked = [{ file: added.file, zones: [ZONE] }];
    expect(await errorCode(maskInCopies(engine(), author, id, asked))).toBe('image_foreign');
    expect(await bodyOf(reader, theirs)).toContain(added.file);
    expect(await errorCode(maskInCopies(engine(), reader, id, asked))).toBe('not_found');
  });

  test('of a deleted copy are not those of what it was copied from', async () => {
    const { author, reader, id, copies, photograph } = await sharedCase(engine(), names());
    const third = await engine().person(`g${run}c`);
    const [theirs = ''] = copies;
    later();
    const { revision } = (await readOwnItem(engine(), reader, 'case', theirs)).head;
    await editItem(engine(), reader, 'case', theirs, { visibility: 'public', revision });
    const { _id: further } = await copyItem(engine(), third, 'case', theirs);
    await deleteItem(engine(), reader, 'case', theirs);
    expect(await listLeftInCopies(engine(), reader.id)).toEqual([]);
    const asked = [{ file: photograph.file, zones: [ZONE] }];
    expect(await errorCode(maskInCopies(engine(), reader, theirs, asked))).toBe('image_foreign');
    // The owner of the images still reaches them past the deleted copy.
    await deleteItem(engine(), author, 'case', id);
    const [{ copies: count } = { copies: 0 }] = await listLeftInCopies(engine(), author.id);
    expect(count).toBe(2);
    const masked = await maskInCopies(engine(), author, id, asked);
    expect(await bodyOf(third, further)).toContain(masked.get(photograph.file));
  });

  test('are also masked in the own duplicate that shows them; it is no copy by others', async () => {
    const { author, reader, id, copies, photograph } = await sharedCase(engine(), names());
    later();
    const { _id: own } = await copyItem(engine(), author, 'case', id);
    await deleteItem(engine(), author, 'case', id);
    const [{ copies: count } = { copies: 0 }] = await listLeftInCopies(engine(), author.id);
    expect(count).toBe(2);
    const masked = await maskInCopies(engine(), author, id, [{ file: photograph.file, zones: [ZONE] }]);
    for (const [by, copy] of [
      [author, own],
      [reader, copies[1]!],
    ] as const) {
      expect(await bodyOf(by, copy)).toContain(masked.get(photograph.file));
      expect(await bodyOf(by, copy)).not.toContain(photograph.file);
    }
  });

  test('go on being reached when the copier’s account is gone', async () => {
    const { author, reader, id, copies, photograph } = await sharedCase(engine(), names());
    later();
    const [theirs = ''] = copies;
    const { revision } = (await readOwnItem(engine(), reader, 'case', theirs)).head;
    await editItem(engine(), reader, 'case', theirs, { visibility: 'public', revision });
    await deleteItem(engine(), author, 'case', id);
    await leaveAccount(engine(), reader);
    const images = await readLeftInCopies(engine(), author.id, id);
    expect(images.map(({ item }) => item)).toEqual([theirs, theirs]);
    const masked = await maskInCopies(engine(), author, id, [{ file: photograph.file, zones: [ZONE] }]);
    expect(await engine().files.has(photograph.file)).toBe(false);
    expect((await readLeftInCopies(engine(), author.id, id)).map(({ file }) => file)).toContain(
      masked.get(photograph.file),
    );
  });
});
