import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { COMMENTS_MAX, listComments } from '#lib/items/server/list-comments.ts';
import { changeComment } from '#lib/items/server/moderate-comment.ts';
import { rateItem, unrateItem } from '#lib/items/server/rate-item.ts';
import { insertRatings } from '#lib/items/server/ratings-queries.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { makePublicCase } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { forgetAccount } from './forget-account.ts';

describeEachEngine('comments and their author', (context) => {
  let people = 0;
  const person = (): Promise<Actor> => {
    people += 1;
    return context().person(`avis${people}`);
  };
  /** A public case that somebody commented. */
  const begin = async () => {
    const [owner, rater, other] = [await person(), await person(), await person()];
    const id = await makePublicCase(context(), owner);
    await rate(rater, id, 'Trop facile');
    return { owner, rater, other, id };
  };
  const rate = (by: Actor, id: string, comment?: string | null) =>
    rateItem(context(), by, 'case', id, { rating: 2, comment });
  const change = (by: Actor, id: string, rater: Actor, what: { reply?: string | null; hidden?: boolean }) =>
    changeComment(context(), by, { kind: 'case', id, username: rater.username }, what);
  const seen = (by: Actor | null, id: string) => listComments(context(), id, by);

  test('a comment is answered, the answer changed and taken back, by the owner alone', async () => {
    const { owner, rater, other, id } = await begin();
    context().time.now += 60_000;
    const [answered] = await change(owner, id, rater, { reply: 'C’est voulu.' });
    const updatedAt = new Date(context().time.now).toISOString();
    expect(answered).toMatchObject({ comment: 'Trop facile', reply: { text: 'C’est voulu.', updatedAt } });
    for (const by of [rater, other, null])
      expect((await seen(by, id))[0]?.reply).toEqual({ text: 'C’est voulu.', updatedAt });
    await change(owner, id, rater, { reply: 'C’est voulu, merci.' });
    expect((await seen(other, id))[0]?.reply?.text).toBe('C’est voulu, merci.');
    // Another rating without a comment leaves it and its answer; removing a comment also removes the answer.
    await rate(rater, id);
    expect((await seen(other, id))[0]?.reply?.text).toBe('C’est voulu, merci.');
    for (const empty of [null, ''])
      expect((await change(owner, id, rater, { reply: empty }))[0]?.reply).toBeUndefined();
    await change(owner, id, rater, { reply: 'Encore' });
    await rate(rater, id, null);
    await rate(rater, id, 'Autre chose');
    expect((await seen(other, id))[0]).not.toHaveProperty('reply');
    for (const by of [rater, other])
      expect(await errorCode(change(by, id, rater, { reply: 'Non' }))).toBe('forbidden');
  });

  test('one’s own comment is told, however many came after it', async () => {
    const { rater, other, id } = await begin();
    const later = await Promise.all(Array.from({ length: COMMENTS_MAX }, person));
    const now = context().now() + 60_000;
    const comments = later.map(({ id: user_id }) => ({
      item_id: id,
      user_id,
      value: 10,
      comment: 'Après',
      created_at: now,
      updated_at: now,
    }));
    await context()
      .db.transaction()
      .execute((trx) => insertRatings(trx, comments));
    const own = await seen(rater, id);
    expect(own.filter(({ mine }) => mine)).toMatchObject([{ comment: 'Trop facile' }]);
    expect([own.length, own.at(-1)?.mine], 'latest first all the same').toEqual([COMMENTS_MAX, true]);
    for (const by of [other, null]) expect((await seen(by, id)).every(({ mine }) => !mine)).toBe(true);
  });

  test('a hidden comment is for who wrote it and the owner, and its rating counts', async () => {
    const { owner, rater, other, id } = await begin();
    const before = (await readItem(context(), 'case', id, other)).card;
    expect((await change(owner, id, rater, { hidden: true }))[0]).toMatchObject({ hidden: true });
    expect((await seen(rater, id))[0]).toMatchObject({ hidden: true, mine: true });
    for (const by of [other, null]) expect(await seen(by, id)).toEqual([]);
    const { card, comments } = await readItem(context(), 'case', id, other);
    expect([card.averageRating, card.ratingsCount, comments]).toEqual([
      before.averageRating,
      before.ratingsCount,
      [],
    ]);
    // A comment written in its place stays hidden.
    await rate(rater, id, 'Vraiment trop facile');
    expect(await seen(other, id)).toEqual([]);
    await change(owner, id, rater, { hidden: false });
    expect(await seen(other, id)).toMatchObject([{ comment: 'Vraiment trop facile' }]);
    expect((await seen(other, id))[0]).not.toHaveProperty('hidden');
  });

  test('what is not there is not found', async () => {
    const { owner, rater, other, id } = await begin();
    expect(await errorCode(change(owner, id, other, { hidden: true }))).toBe('not_found');
    expect(await errorCode(change(owner, id, rater, {}))).toBe('bad_request');
    await unrateItem(context(), rater, 'case', id);
    expect(await errorCode(change(owner, id, rater, { reply: 'Trop tard' }))).toBe('not_found');
  });

  test('the owner’s words go with their account, a hidden comment stays hidden', async () => {
    const { owner, rater, other, id } = await begin();
    await change(owner, id, rater, { reply: 'Merci' });
    await rate(other, id, 'Injure');
    await change(owner, id, other, { hidden: true });
    await forgetAccount(context(), owner);
    const left = await seen(await person(), id);
    expect(left.map(({ comment, reply }) => [comment, reply])).toEqual([['Trop facile', undefined]]);
  });
});
