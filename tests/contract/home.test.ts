import { expect, test } from 'vitest';
import type { ItemKind } from '#lib/domain/item.ts';
import { home } from '#lib/server/usecases/lists/home.ts';
import { describeEachEngine } from './engines.ts';
import { makeSample, pickFrom, randomFrom } from './sample-items.ts';

const pick = pickFrom(randomFrom(7));

describeEachEngine('home', (context) => {
  test('counts mine and shows four new and four popular public items of each kind', async () => {
    const author = await context().person('person');
    const make = async (kind: ItemKind, visibility: 'draft' | 'public') =>
      (await makeSample(context(), author, kind, pick, visibility)).id;
    context().time.now += 60_000;
    const latest = await make('case', 'public');
    await make('case', 'draft');
    const { own, lists } = await home(context(), author);
    expect(own.case).toEqual({ count: 2, drafts: 1 });
    expect(own.questionnaire).toEqual({ count: 0, drafts: 0 });
    expect(lists.case.recent[0]?._id).toBe(latest);
    expect(lists.case.recent.length).toBeLessThanOrEqual(4);
    expect(lists.case.popular.every(({ visibility }) => visibility === 'public')).toBe(true);
  });
});
