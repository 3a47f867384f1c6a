import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { maskImages } from '#lib/images/server/mask-images.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { flagItem } from '#lib/moderation/server/flag-item.ts';
import { readQueue } from '#lib/moderation/server/read-queue.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { withStoredImages } from './masking-desk.ts';
import { sharedCase, ZONE } from './shared-case.ts';

describeEachEngine('an image that two readers flagged', (context) => {
  withStoredImages(context);
  const flag = (actor: Actor, itemId: string, image: string) =>
    flagItem(
      context(),
      { actor, visitor: { address: '192.0.2.1', device: '', deviceSecret: null } },
      { itemId, image, commenter: null },
      { reason: 'identity', note: '' },
    );
  const seen = (by: Actor | null, id: string, name: string) => errorCode(findImage(context(), id, name, by));

  test('stays where the image is shown still: a copier who blacks it out settles nothing in the source', async () => {
    const { author, reader, id, copies, photograph } = await sharedCase(context(), ['f25', 'f26']);
    const [one, other] = [await context().person(`une${id}`), await context().person(`autre${id}`)];
    const image = photograph.file;
    await flag(one, id, image);
    expect(await flag(other, id, image)).toBe(true);
    const [copy = ''] = copies;
    await maskImages(context(), reader, 'case', copy, [{ file: image, zones: [ZONE] }]);
    expect(await seen(one, id, `${image}-full.webp`)).toBe('image_hidden');
    const { entries } = await readQueue(context(), 50);
    expect(entries.some(({ flags }) => flags[0]?.image === image)).toBe(true);
    await maskImages(context(), author, 'case', id, [{ file: image, zones: [ZONE] }]);
    expect((await readQueue(context(), 50)).entries.some(({ flags }) => flags[0]?.image === image)).toBe(
      false,
    );
  });

  test('stays hidden in copies when the item in which it was flagged is deleted', async () => {
    const { author, id, copies, photograph } = await sharedCase(context(), ['f27', 'f28']);
    const [one, other] = [await context().person(`une${id}`), await context().person(`autre${id}`)];
    const image = photograph.file;
    await flag(one, id, image);
    await flag(other, id, image);
    await deleteItem(context(), author, 'case', id);
    const kept = await context()
      .db.selectFrom('hidden_image')
      .select('item_id')
      .where('image', '=', image)
      .execute();
    expect(new Set(kept.map(({ item_id }) => copies.includes(item_id)))).toEqual(new Set([true]));
  });
});
