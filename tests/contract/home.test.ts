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
    const figures = await home(context(), author);
    expect(figures.case).toMatchObject({ mine: 2, drafts: 1 });
    expect(figures.questionnaire).toMatchObject({ mine: 0, drafts: 0 });
    expect(figures.case.recent[0]?._id).toBe(latest);
    expect(figures.case.recent.length).toBeLessThanOrEqual(4);
    expect(figures.case.popular.every(({ visibility }) => visibility === 'public')).toBe(true);
  });
});
