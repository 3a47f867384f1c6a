import { expect, test } from 'vitest';
import { maskImages } from '#lib/images/server/mask-images.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { saveImages } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { attestAll } from './illustrated-case.ts';
import { withStoredImages } from './masking-desk.ts';
import { imagesOf, sharedCase, ZONE } from './shared-case.ts';

describeEachEngine('what somebody else put into their copy', (engine) => {
  withStoredImages(engine);

  let run = 0;
  /**
   * A case of an author's; a copy of it to which its owner has added an image of their own, and which is public; and
   * the author's copy of that.
   */
  async function sharedThereAndBack() {
    run += 1;
    const { author, reader, id, copies, photograph } = await sharedCase(engine(), [`o${run}a`, `o${run}b`]);
    const { photograph: added } = await sharedCase(engine(), [`o${run}c`, `o${run}d`]);
    await engine()
      .db.insertInto('upload')
      .values({ id: `u-o${run}`, user_id: reader.id, sha256: added.file, created_at: 0 })
      .execute();
    const [theirs] = copies as [string, string];
    const revisionOf = async () => (await readOwnItem(engine(), reader, 'case', theirs)).head.revision;
    await saveImages(engine(), reader, theirs, imagesOf(photograph, added), await revisionOf());
    await attestAll(engine(), reader, 'case', theirs);
    await editItem(engine(), reader, 'case', theirs, { visibility: 'public', revision: await revisionOf() });
    const { _id: back } = await copyItem(engine(), author, 'case', theirs);
    const mask = (...files: string[]) =>
      maskImages(
        engine(),
        author,
        'case',
        back,
        files.map((file) => ({ file, zones: [ZONE] })),
      );
    const bodyOf = async (by: typeof author, item: string) =>
      (await readOwnItem(engine(), by, 'case', item)).body;
    return { author, reader, id, theirs, back, photograph, added, mask, bodyOf };
  }

  test('stays as it is when it is masked in a copy of that, together with one’s own image', async () => {
    const { author, reader, theirs, back, photograph, added, mask, bodyOf } = await sharedThereAndBack();
    const names = await mask(photograph.file, added.file);
    const mine = await bodyOf(author, back);
    for (const { file } of [photograph, added]) {
      expect(mine).not.toContain(file);
      expect(mine).toContain(names.get(file));
    }
    const others = await bodyOf(reader, theirs);
    expect(others).toContain(added.file);
    expect(others).not.toContain(names.get(added.file));
    expect(others).not.toContain(photograph.file);
    expect(others).toContain(names.get(photograph.file));
    expect(await engine().files.has(added.file)).toBe(true);
    expect(await engine().files.has(photograph.file)).toBe(false);
  });

  test('stays as it is once one has deleted what they copied', async () => {
    const { author, reader, id, theirs, back, added, mask, bodyOf } = await sharedThereAndBack();
    await deleteItem(engine(), author, 'case', id);
    await mask(added.file);
    expect(await bodyOf(author, back)).not.toContain(added.file);
    expect(await bodyOf(reader, theirs)).toContain(added.file);
  });
});
