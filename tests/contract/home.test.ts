import { expect, test } from 'vitest';
import { home } from '#lib/home/server/home.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { describeEachEngine } from './engines.ts';
import { makeSample, pickFrom, randomFrom } from './sample-items.ts';
import { watched } from './watched.ts';

const pick = pickFrom(randomFrom(7));

describeEachEngine('home', (context) => {
  test('counts mine and shows four new and four popular public items of each kind', async () => {
    const author = await context().person('person');
    const make = async (kind: ItemKind, visibility: 'draft' | 'public') =>
      (await makeSample(context(), author, kind, pick, visibility)).id;
    context().time.now += 60_000;
    const latest = await make('case', 'public');
    const draft = await make('case', 'draft');
    const { own, unfinished, lists } = await home(context(), author);
    expect(own.case).toEqual({ count: 2, drafts: 1 });
    expect(own.questionnaire).toEqual({ count: 0, drafts: 0 });
    expect(unfinished.map(({ id }) => id)).toEqual([draft]);
    expect(lists.case.recent[0]?._id).toBe(latest);
    expect(lists.case.recent.length).toBeLessThanOrEqual(4);
    expect(lists.case.popular.every(({ visibility }) => visibility === 'public')).toBe(true);
  });

  test('tells which copies have a newer source, to whoever made them, and what one has not published', async () => {
    const author = await context().person('source');
    const reader = await context().person('copier');
    const kind = 'questionnaire';
    const { id } = await makeSample(context(), author, kind, pick);
    const copy = await copyItem(context(), reader, kind, id);
    expect((await home(context(), reader)).changedSources).toEqual([]);
    context().time.now += 60_000;
    const change = { title: 'Tout neuf', workingCopy: true, revision: 2 };
    const { revision } = await editItem(context(), author, kind, id, change);
    expect((await home(context(), author)).unfinished).toMatchObject([{ id, title: 'Tout neuf' }]);
    expect((await home(context(), reader)).changedSources).toEqual([]);
    await publishItem(context(), author, kind, id, { revision, word: undefined });
    const after = await home(context(), reader);
    expect(after.changedSources).toMatchObject([{ id: copy._id, kind, author: author.name }]);
    expect(JSON.stringify(after)).not.toContain('clinicalInformation');
    expect((await home(context(), author)).unfinished).toEqual([]);
    expect((await home(context(), author)).changedSources).toEqual([]);
    await editItem(context(), author, kind, id, { visibility: 'private', revision: revision + 1 });
    expect((await home(context(), reader)).changedSources).toEqual([]);
  });

  test('asks as often of whoever has much as of whoever has nothing', async () => {
    const rich = await context().person('rich');
    const poor = await context().person('poor');
    for (let made = 0; made < 12; made += 1)
      await makeSample(
        context(),
        rich,
        made % 2 ? 'case' : 'questionnaire',
        pick,
        made % 3 ? 'public' : 'draft',
      );
    const asked = async (actor: typeof rich) => {
      const { context: seen, statements } = watched(context());
      await home(seen, actor);
      return statements.length;
    };
    const most = await asked(rich);
    expect(most).toBe(await asked(poor));
    expect(most).toBeLessThanOrEqual(20);
  });
});
