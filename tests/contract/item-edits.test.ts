import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { itemAccess } from '#lib/items/server/find-item.ts';
import { rateItem } from '#lib/items/server/rate-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { attestAll, storeFiles, withImage } from './illustrated-case.ts';
import { BODIES, makePublic, makeSample, pickFrom, randomFrom } from './sample-items.ts';

const pick = pickFrom(randomFrom(7));

describeEachEngine('editing items', (context) => {
  let people = 0;
  const person = (): Promise<Actor> => {
    people += 1;
    return context().person(`person${people}`);
  };

  test('of two tabs the second to save is told, and changes nothing', async () => {
    const author = await person();
    const { id } = await makeSample(context(), author, 'questionnaire', pick, 'private');
    const first = editItem(context(), author, 'questionnaire', id, { title: 'Premier', revision: 2 });
    const second = editItem(context(), author, 'questionnaire', id, { title: 'Second', revision: 2 });
    const codes = await Promise.all([errorCode(first), errorCode(second)]);
    expect(codes.sort()).toEqual(['changed_meanwhile', 'no error']);
    const { card } = await readItem(context(), 'questionnaire', id, author);
    expect(card.revision).toBe(3);
    expect(['Premier', 'Second']).toContain(card.title);
    const change = { tags: ['Neuf'], revision: card.revision };
    expect(await editItem(context(), author, 'questionnaire', id, change)).toMatchObject({
      tags: ['Neuf'],
      title: card.title,
      revision: 4,
    });
  });

  test('a protocol becomes public once it is validated, whatever it came with', async () => {
    const author = await person();
    const body = { ...BODIES.protocol(pick), reviewStatus: 'Validé' };
    const draft = { kind: 'protocol' as const, title: 'P', tags: [], body };
    const { id } = await createItem(context(), author.id, draft);
    const publish = async (revision: number) => {
      const edit = editItem(context(), author, 'protocol', id, { visibility: 'public', revision });
      return [await errorCode(edit), (await itemAccess(context(), id))?.visibility];
    };
    const step = (status: ReviewStatus, revision: number) =>
      moveReview(context(), author, 'protocol', id, { status, revision });
    expect(await publish(1)).toEqual(['protocol_not_validated', 'private']);
    await step('En révision', 1);
    expect(await publish(2)).toEqual(['protocol_not_validated', 'private']);
    await step('Validé', 2);
    expect(await publish(3)).toEqual(['no error', 'public']);
  });

  test('withdrawing keeps ratings and the first publication’s date', async () => {
    const [author, other] = [await person(), await person()];
    const id = await makePublic(context(), author, 'case');
    await rateItem(context(), other, 'case', id, { rating: 7.5, comment: 'Bien' });
    const published = await publishedAt(id);
    // A publication undone within a minute does not count (`undo-publication.test`).
    context().time.now += 120_000;
    const withdrawn = await editItem(context(), author, 'case', id, { visibility: 'draft', revision: 2 });
    expect(withdrawn).toMatchObject({ visibility: 'draft', averageRating: 7.5, ratingsCount: 1 });
    expect(await errorCode(rateItem(context(), other, 'case', id, { rating: 1 }))).toBe('not_found');
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: 3 });
    expect(await publishedAt(id)).toBe(published);
    expect((await readItem(context(), 'case', id, other)).comments).toMatchObject([
      { comment: 'Bien', rating: 7.5, mine: true },
    ]);
  });

  async function publishedAt(id: string): Promise<number | undefined> {
    const { db } = context();
    const row = await db.selectFrom('item').select('published_at').where('id', '=', id).executeTakeFirst();
    return row?.published_at;
  }

  test('the content version follows public changes only', async () => {
    const [author, other] = [await person(), await person()];
    const { contentVersion } = context();
    const changed = async (work: () => Promise<unknown>) => {
      const before = { content: contentVersion.current(), lists: contentVersion.lists() };
      await work();
      return {
        content: contentVersion.current() !== before.content,
        lists: contentVersion.lists() !== before.lists,
      };
    };
    const nothing = { content: false, lists: false };
    const figures = { content: true, lists: false };
    const lists = { content: true, lists: true };
    await storeFiles(context());
    const draft = { kind: 'case' as const, title: 'V', tags: [], body: withImage(BODIES.case(pick)) };
    const { id } = await createItem(context(), author.id, draft);
    expect(await changed(() => attestAll(context(), author, 'case', id))).toEqual(nothing);
    const edit = (revision: number, more: object) =>
      changed(() => editItem(context(), author, 'case', id, { revision, ...more }));
    expect(await edit(1, { title: 'W' })).toEqual(nothing);
    expect(await edit(2, { visibility: 'public' })).toEqual(lists);
    expect(await edit(3, { tags: ['X'] })).toEqual(lists);
    const unread = { content: contentVersion.current(), lists: contentVersion.lists() };
    expect(await changed(() => readItem(context(), 'case', id, other))).toEqual(nothing);
    // Views are announced many at a time, a moment later; they must not be mistaken for what follows.
    await expect.poll(() => contentVersion.current()).toBeGreaterThan(unread.content);
    expect(contentVersion.lists()).toBe(unread.lists);
    expect(await changed(() => rateItem(context(), other, 'case', id, { rating: 2 }))).toEqual(figures);
    expect(await changed(() => copyItem(context(), other, 'case', id))).toEqual(figures);
    expect(await changed(() => copyItem(context(), author, 'case', id))).toEqual(nothing);
    expect(await edit(4, { visibility: 'private' })).toEqual(lists);
    expect(await changed(() => deleteItem(context(), author, 'case', id))).toEqual(nothing);
  });
});
