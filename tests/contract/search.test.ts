import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { nonRevealingTags } from '#lib/cases/non-revealing-tags.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import { ITEM_KINDS } from '#lib/items/item.ts';
import { matches, wantedAmong } from '#lib/items/kinds/matches.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { viewItem } from '#lib/items/server/view-item.ts';
import { search } from '#lib/search/server/search.ts';
import { NAUGHTY } from '../api/naughty-strings.ts';
import { describeEachEngine } from './engines.ts';
import { makeSample, type Pick, pickFrom, randomFrom, type Sample } from './sample-items.ts';
import { watched } from './watched.ts';

const SEARCHES = [
  'ép',
  'EPAULE',
  'oedeme',
  'genou',
  'genou irm',
  'i t',
  'stad',
  'stras',
  'scanner',
  'genuo',
  'léa',
  'cœur',
  'zz',
];

describeEachEngine('search', (context) => {
  const pick = pickFrom(randomFrom(20_261_122));
  const samples: Sample[] = [];
  let lea: Actor;
  let tom: Actor;

  beforeAll(async () => {
    lea = await context().person('lea', 'Léa Œuvrard');
    tom = await context().person('tom');
    for (const kind of ITEM_KINDS)
      for (let index = 0; index < 24; index += 1) {
        context().time.now += 60_000;
        const visibility = index % 4 === 0 ? 'private' : 'public';
        samples.push(await makeSample(context(), pick([lea, tom]), kind, pick, visibility));
      }
  });

  test('finds what the lists hold, one’s own first, and never what others keep private', async () => {
    let hitCount = 0;
    for (const q of SEARCHES) {
      const answer = await search(context(), lea, q, 5);
      for (const kind of ITEM_KINDS) {
        const found = (list: Sample[]) => {
          const wanted = wantedAmong(kind, list, q);
          return list.filter((item) => matches(kind, item, { q, selected: {} }, wanted));
        };
        const ofKind = samples.filter((item) => item.kind === kind);
        const all = found(ofKind.filter(({ visibility }) => visibility === 'public'));
        const own = found(ofKind.filter(({ owner }) => owner.id === lea.id));
        const { hits, ...counts } = answer[kind];
        expect(counts, `${kind} ${q}`).toEqual({ public: all.length, mine: own.length });
        const readable = new Set([...all, ...own].map(({ id }) => id));
        expect(hits.length, `${kind} ${q}`).toBe(Math.min(5, readable.size));
        expect(hits.filter(({ _id }) => !readable.has(_id))).toEqual([]);
        const mine = hits.map((hit) => hit.mine);
        expect(mine).toEqual(mine.toSorted((a, b) => Number(b) - Number(a)));
        expect(mine.filter(Boolean).length).toBeGreaterThanOrEqual(Math.min(own.length, 2));
        hitCount += hits.length;
      }
    }
    expect(hitCount).toBeGreaterThan(40);
  });

  test('tells of others’ cases what their readers see before the answer, and nothing more', async () => {
    let others = 0;
    for (const q of SEARCHES) {
      const { case: cases } = await search(context(), tom, q, 20);
      for (const hit of cases.hits) {
        const sample = samples.find(({ id }) => id === hit._id);
        if (hit.mine) expect(hit.title).toBe(sample?.title);
        else {
          others += 1;
          const { _id, difficulty } = hit;
          const author = sample?.owner.name;
          const tags = nonRevealingTags(sample?.tags ?? []);
          expect(hit).toEqual({
            _id,
            title: null,
            tags,
            difficulty,
            mainImage: imagePath(_id, 'a'.repeat(64)),
            seriesCount: 1,
            author,
            mine: false,
            visibility: 'public',
          });
        }
      }
    }
    expect(others).toBeGreaterThan(20);
  });

  test('words of signs alone find nothing and ask nothing; naughty ones are only words', async () => {
    const { context: seen, statements } = watched(context());
    const nothing = { hits: [], public: 0, mine: 0 };
    for (const q of ['', '  ', '(', '%', '\0', '« »'])
      expect(await search(seen, lea, q, 5), q).toEqual({
        questionnaire: nothing,
        case: nothing,
        protocol: nothing,
      });
    expect(statements).toEqual([]);
    for (const q of NAUGHTY.filter((_, index) => index % 7 === 0)) await search(context(), lea, q, 5);
  });

  test('reads the cards of all kinds at once', async () => {
    const { context: seen, statements } = watched(context());
    const { case: cases, protocol } = await search(seen, lea, 'i', 5);
    expect(cases.hits.length + protocol.hits.length).toBeGreaterThan(4);
    // Items, tags and what was opened; the lists themselves are read beside.
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  test('says what mistyped words were read as', async () => {
    const { corrections } = await search(context(), lea, 'genuo irm', 5);
    expect(corrections).toEqual([{ typed: 'genuo', words: expect.arrayContaining(['genou']) }]);
    expect((await search(context(), lea, 'genou irm', 5)).corrections).toBeUndefined();
  });

  test('says why, where a title that is told does not, and what one has opened', async () => {
    const { questionnaire } = await search(context(), lea, 'stad', 20);
    const reasons = questionnaire.hits.filter(({ title }) => !/stad/i.test(title ?? ''));
    expect(reasons.length).toBeGreaterThan(2);
    for (const { foundIn } of reasons) expect(foundIn?.join(' ')).toMatch(/stade/);
    const { protocol } = await search(context(), lea, 'irm', 20);
    const opened = protocol.hits.filter(({ mine }) => !mine).slice(0, 2);
    expect(opened).toHaveLength(2);
    for (const { _id } of opened)
      await viewItem(context(), (await findItem(context().db, 'protocol', _id))!, lea);
    const after = (await search(context(), lea, 'irm', 20)).protocol.hits;
    expect(after.filter(({ read }) => read).map(({ _id }) => _id)).toEqual(opened.map(({ _id }) => _id));
  });
});

// Apart: words that were read once may lag behind what is published since.
describeEachEngine('search of a word in a hidden title', (context) => {
  test('says that it was read as another, and never as which', async () => {
    const [lea, tom] = [await context().person('lea', 'Léa Œuvrard'), await context().person('tom')];
    const pick = pickFrom(randomFrom(20_261_122));
    const rare: Pick = (values) =>
      (values as readonly unknown[]).includes('genou')
        ? ('Xanthogranulome' as (typeof values)[number])
        : pick(values);
    await makeSample(context(), tom, 'case', rare, 'public');
    const told = await search(context(), lea, 'xanthogranulme', 5);
    expect(told.case.public).toBe(1);
    expect(told.corrections).toEqual([{ typed: 'xanthogranulme', words: [] }]);
    expect(JSON.stringify(told).toLowerCase()).not.toContain('xanthogranulome');
    expect((await search(context(), tom, 'xanthogranulme', 5)).corrections).toEqual([
      { typed: 'xanthogranulme', words: ['xanthogranulome'] },
    ]);
  });
});
