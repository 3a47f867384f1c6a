import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { ITEM_KINDS } from '#lib/items/item.ts';
import { isPopular, popularity } from '#lib/items/kinds/popular.ts';
import { ratingRank } from '#lib/items/rating.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { listComments } from '#lib/items/server/list-comments.ts';
import { rateItem, unrateItem } from '#lib/items/server/rate-item.ts';
import { withdrawRatings } from '#lib/items/server/ratings-queries.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { errorCode } from './error-code.ts';
import { makePublic, pickFrom, randomFrom } from './sample-items.ts';

const DAY = 86_400_000;

/** An item's figures, and what they should be from the rows that they count. */
async function figuresOf({ db }: TestContext, id: string) {
  const item = await db.selectFrom('item').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ratings = await db.selectFrom('rating').select('value').where('item_id', '=', id).execute();
  const views = await db.selectFrom('view').select('day').where('item_id', '=', id).execute();
  const copies = await db
    .selectFrom('copy')
    .select('item_id')
    .where('source_id', '=', id)
    .where('counted', '=', 1)
    .execute();
  const sum = ratings.reduce((total, { value }) => total + value, 0);
  const kept = {
    views: item.views,
    copies: item.copies,
    sum: item.rating_sum,
    count: item.rating_count,
    popularity: item.popularity,
    rank: item.rating_rank,
  };
  const counts = { views: views.length, copies: copies.length };
  const counted = {
    ...counts,
    sum,
    count: ratings.length,
    popularity: popularity(counts),
    rank: ratingRank(sum, ratings.length),
  };
  return { kept, counted };
}

describeEachEngine('figures', (context) => {
  let people = 0;
  const person = (): Promise<Actor> => {
    people += 1;
    return context().person(`p${people}`);
  };

  test('a view counts once per person and day in Paris, never for oneself', async () => {
    const [author, reader, other] = [await person(), await person(), await person()];
    const id = await makePublic(context(), author, 'case');
    const views = async (actor: Actor) => (await readItem(context(), 'case', id, actor)).card.views;
    // 23:30 in Paris, in winter.
    context().time.now = Date.UTC(2026, 0, 10, 22, 30);
    expect(await views(author)).toBe(0);
    expect(await views(reader)).toBe(1);
    expect(await views(reader)).toBe(1);
    expect(await views(other)).toBe(2);
    context().time.now += 3_600_000;
    expect(await views(reader)).toBe(3);
    context().time.now += DAY;
    expect(await views(author)).toBe(3);
    const { kept, counted } = await figuresOf(context(), id);
    expect(kept).toEqual(counted);
  });

  test.each(ITEM_KINDS)('one rating of a %s per person, changeable, with a trimmed comment', async (kind) => {
    const [author, first, second] = [await person(), await person(), await person()];
    const id = await makePublic(context(), author, kind);
    const rate = (actor: Actor, rating: number, comment?: string | null) =>
      rateItem(context(), actor, kind, id, { rating, comment });
    expect(await rate(first, 8.5, '  Très utile ')).toEqual({
      averageRating: 8.5,
      ratingsCount: 1,
      userRating: 8.5,
    });
    expect(await rate(second, 0, '   ')).toEqual({ averageRating: 4.25, ratingsCount: 2, userRating: 0 });
    expect(await rate(first, 10)).toEqual({ averageRating: 5, ratingsCount: 2, userRating: 10 });
    // A comment that is not given stays; an empty one goes.
    expect(await listComments(context(), id, first)).toMatchObject([{ comment: 'Très utile', rating: 10 }]);
    await rate(first, 10, '');
    expect(await listComments(context(), id, first)).toEqual([]);
    await rate(second, 9.5, 'Parfait');
    expect(await listComments(context(), id, first)).toMatchObject([
      { author: second.username, rating: 9.5, comment: 'Parfait', mine: false },
    ]);
    const { card } = await readItem(context(), kind, id, second);
    expect(card).toMatchObject({ averageRating: 9.75, ratingsCount: 2, userRating: 9.5 });
    const { kept, counted } = await figuresOf(context(), id);
    expect(kept).toEqual(counted);
  });

  test('taking a rating back leaves the others’ figures', async () => {
    const [author, first, second] = [await person(), await person(), await person()];
    const id = await makePublic(context(), author, 'protocol');
    await rateItem(context(), first, 'protocol', id, { rating: 6 });
    await rateItem(context(), second, 'protocol', id, { rating: 9 });
    const left = await unrateItem(context(), first, 'protocol', id);
    expect(left).toEqual({ averageRating: 9, ratingsCount: 1, userRating: null });
    expect(await errorCode(unrateItem(context(), first, 'protocol', id))).toBe('not_found');
    await unrateItem(context(), second, 'protocol', id);
    const { kept, counted } = await figuresOf(context(), id);
    expect(kept).toEqual(counted);
    expect(kept).toMatchObject({ sum: 0, count: 0, rank: 0 });
  });

  test('refuses ratings between steps or out of bounds, long comments, one’s own item', async () => {
    const [author, other] = [await person(), await person()];
    const id = await makePublic(context(), author, 'case');
    for (const rating of [-0.5, 10.5, 7.3, Number.NaN]) {
      expect(await errorCode(rateItem(context(), other, 'case', id, { rating }))).toBe('rating_invalid');
    }
    const comment = 'x'.repeat(501);
    expect(await errorCode(rateItem(context(), other, 'case', id, { rating: 5, comment }))).toBe(
      'comment_too_long',
    );
    expect(await errorCode(rateItem(context(), author, 'case', id, { rating: 5 }))).toBe('own_item');
    expect(await errorCode(unrateItem(context(), author, 'case', id))).toBe('own_item');
    expect((await figuresOf(context(), id)).kept.count).toBe(0);
  });

  test('copies are the people who copied: once each, whatever became of the copy', async () => {
    const [author, reader, other] = [await person(), await person(), await person()];
    const id = await makePublic(context(), author, 'case');
    const copies = async () => (await figuresOf(context(), id)).kept.copies;
    const { _id: first } = await copyItem(context(), reader, 'case', id);
    expect(await copies()).toBe(1);
    await Promise.all(Array.from({ length: 25 }, () => copyItem(context(), reader, 'case', id)));
    expect(await copies()).toBe(1);
    await deleteItem(context(), reader, 'case', first);
    await copyItem(context(), reader, 'case', id);
    await copyItem(context(), author, 'case', id);
    expect(await copies()).toBe(1);
    await copyItem(context(), other, 'case', id);
    const { kept, counted } = await figuresOf(context(), id);
    expect(kept).toEqual(counted);
    expect(kept).toMatchObject({ copies: 2, popularity: popularity({ views: 0, copies: 2 }) });
    const { card } = await readItem(context(), 'case', id, author);
    expect(isPopular('case', card)).toBe(false);
  });

  test('counters equal what they count after many writers at once', async () => {
    const author = await person();
    const writers = await Promise.all(Array.from({ length: 8 }, person));
    const ids = [
      await makePublic(context(), author, 'case'),
      await makePublic(context(), author, 'case'),
      await makePublic(context(), author, 'case'),
    ];
    const run = async (writer: Actor, seed: number) => {
      const pick = pickFrom(randomFrom(seed));
      for (let step = 0; step < 20; step += 1) {
        const id = pick(ids);
        const act = pick([
          () => rateItem(context(), writer, 'case', id, { rating: pick([0, 2.5, 7, 9.5, 10]) }),
          () => errorCode(unrateItem(context(), writer, 'case', id)),
          () => copyItem(context(), writer, 'case', id),
          () => readItem(context(), 'case', id, writer),
        ]);
        await act();
      }
    };
    await Promise.all(writers.map(run));
    let activity = 0;
    for (const id of ids) {
      const { kept, counted } = await figuresOf(context(), id);
      expect(kept).toEqual(counted);
      activity += kept.copies + kept.views + kept.count;
    }
    expect(activity).toBeGreaterThan(30);
  });

  test('the ratings of a person who leaves go, and the figures with them', async () => {
    const [author, leaver, other] = [await person(), await person(), await person()];
    const ids = [
      await makePublic(context(), author, 'case'),
      await makePublic(context(), author, 'protocol'),
    ];
    await rateItem(context(), leaver, 'case', ids[0]!, { rating: 1 });
    await rateItem(context(), other, 'case', ids[0]!, { rating: 9 });
    await rateItem(context(), leaver, 'protocol', ids[1]!, { rating: 2 });
    expect(await tx(context(), (trx) => withdrawRatings(trx, leaver.id))).toBe(2);
    for (const id of ids) {
      const { kept, counted } = await figuresOf(context(), id);
      expect(kept).toEqual(counted);
    }
    expect((await figuresOf(context(), ids[0]!)).kept).toMatchObject({ sum: 18, count: 1 });
  });
});
