import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { type ListQuery, parseListQuery, SORTS } from '#lib/items/kinds/list-query.ts';
import { matches, rankOf, wantedAmong } from '#lib/items/kinds/matches.ts';
import { conditionsOf } from '#lib/items/server/list-conditions-queries.ts';
import { listMine, listPublic } from '#lib/items/server/list-items.ts';
import { ListIndex } from '#lib/items/server/lists/list-index.ts';
import { fold } from '#lib/platform/fold.ts';
import { REVIEW_STATUSES } from '#lib/reviews/review-rules.ts';
import { describeEachEngine } from './engines.ts';
import { makeSample, pickFrom, randomFrom, type Sample, TAGS } from './sample-items.ts';
import { SEARCHES } from './searches.ts';

const PER_KIND = 40;
function listQuery(kind: ItemKind, search: string): ListQuery {
  return parseListQuery(kind, new URLSearchParams(search));
}

describeEachEngine('lists', (context) => {
  const random = randomFrom(20_261_121);
  const pick = pickFrom(random);
  const samples: Sample[] = [];
  let lea: Actor;
  let tom: Actor;

  beforeAll(async () => {
    lea = await context().person('lea', 'Léa Œuvrard');
    tom = await context().person('tom');
    for (const kind of ITEM_KINDS) {
      for (let index = 0; index < PER_KIND; index += 1) {
        // Several items share an instant, so that ties happen.
        context().time.now += index % 3 === 0 ? 0 : 60_000;
        const visibility = index % 8 === 0 ? 'private' : 'public';
        samples.push(await makeSample(context(), pick([lea, tom]), kind, pick, visibility));
      }
    }
  });

  function randomQuery(kind: ItemKind): ListQuery {
    const params = new URLSearchParams({ q: pick(SEARCHES), limit: String(pick([3, 12, 100])) });
    if (pick([true, false, false])) params.set('titres', 'masques');
    for (const { param, options } of KINDS[kind].filters) {
      const values = options.length > 0 ? options : TAGS;
      for (let count = pick([0, 0, 1, 2]); count > 0; count -= 1) params.append(param, pick(values));
    }
    return parseListQuery(kind, params);
  }

  function expected(kind: ItemKind, query: ListQuery): string[] {
    const all = samples.filter((item) => item.kind === kind && item.visibility === 'public');
    const wanted = wantedAmong(kind, all, query.q);
    const rank = (item: Sample) => (query.titlesHidden ? 0 : rankOf(kind, item, wanted));
    return all
      .filter((item) => matches(kind, item, query, wanted))
      .sort((a, b) => rank(a) - rank(b) || b.publishedAt - a.publishedAt || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
  }

  test.each(ITEM_KINDS)(
    'the server lists exactly the %ss that the domain says match, in order',
    async (kind) => {
      let nonEmpty = 0;
      for (let round = 0; round < 120; round += 1) {
        const query = randomQuery(kind);
        const ids = expected(kind, query);
        const page = await listPublic(context(), kind, query, null);
        expect(page.totalItems, JSON.stringify(query)).toBe(ids.length);
        expect(
          page.items.map(({ _id }) => _id),
          JSON.stringify(query),
        ).toEqual(ids.slice(0, query.limit));
        if (ids.length > 0) nonEmpty += 1;
      }
      expect(nonEmpty).toBeGreaterThan(20);
    },
  );

  test.each(ITEM_KINDS)('every way of finding a page of %ss agrees', async (kind) => {
    // One lets the database sort whatever it can, the other reads whole orders.
    const indexes = [new ListIndex(context(), 1000), new ListIndex(context(), 0)];
    const versions = { lists: 1, order: '1' };
    for (let round = 0; round < 60; round += 1) {
      const query = randomQuery(kind);
      const ranked = !query.titlesHidden;
      const asked = { kind, conditions: conditionsOf(kind, query), versions, limit: 5, ranked };
      const part = { ...asked, sort: pick(SORTS), page: pick([1, 2, 5, 99]) };
      const [sorted, walked] = await Promise.all(indexes.map((index) => index.page(part)));
      expect(walked, JSON.stringify(query)).toEqual(sorted);
      expect(walked?.total, JSON.stringify(query)).toBe(expected(kind, query).length);
    }
  });

  test('pages follow each other without gap, and beyond the last comes the last', async () => {
    const ids = expected('case', listQuery('case', ''));
    const found: (string | undefined)[] = [];
    for (let page = 1; page <= Math.ceil(ids.length / 12); page += 1) {
      const { items } = await listPublic(context(), 'case', listQuery('case', `page=${page}`), null);
      found.push(...items.map(({ _id }) => _id));
    }
    expect(found).toEqual(ids);
    const beyond = await listPublic(context(), 'case', listQuery('case', 'page=999'), null);
    expect(beyond).toMatchObject({ currentPage: Math.ceil(ids.length / 12), totalItems: ids.length });
    expect(beyond.items.at(-1)?._id).toBe(ids.at(-1));
    const none = await listPublic(context(), 'case', listQuery('case', 'q=introuvable&page=3'), null);
    expect(none).toMatchObject({ items: [], currentPage: 1, totalPages: 1, totalItems: 0 });
  });

  test('mine holds every visibility of mine only, last changed first, and filters alike', async () => {
    const own = samples.filter((item) => item.kind === 'case' && item.owner.id === tom.id);
    const page = await listMine(context(), 'case', listQuery('case', 'limit=100'), tom);
    expect(page.items.map(({ _id }) => _id).sort()).toEqual(own.map(({ id }) => id).sort());
    expect(page.items.every(({ mine }) => mine)).toBe(true);
    const dates = page.items.map(({ updatedAt }) => updatedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const query = listQuery('case', 'q=gen&difficulte=2&difficulte=3');
    const filtered = await listMine(context(), 'case', query, tom);
    expect(filtered.items.map(({ _id }) => _id).sort()).toEqual(
      own
        .filter((item) => matches('case', item, query))
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('mine are filtered by how far their review has come', async () => {
    const { items: own } = await listMine(context(), 'protocol', listQuery('protocol', 'limit=100'), tom);
    for (const status of REVIEW_STATUSES) {
      const query = parseListQuery('protocol', new URLSearchParams(`limit=100&statut=${status}`), 'mine');
      const { items } = await listMine(context(), 'protocol', query, tom);
      expect(items, status).toEqual(own.filter(({ reviewStatus }) => reviewStatus === status));
    }
    expect(new Set(own.map(({ reviewStatus }) => reviewStatus)).size).toBeGreaterThan(1);
  });

  test('offers the tags of public cases, most used first, each spelling once', async () => {
    const { options } = await listPublic(context(), 'case', listQuery('case', ''), null);
    const uses = new Map<string, number>();
    for (const item of samples.filter(({ kind, visibility }) => kind === 'case' && visibility === 'public')) {
      for (const tag of new Set(item.tags.map(fold))) {
        uses.set(tag, (uses.get(tag) ?? 0) + 1);
      }
    }
    const offered = options.etiquette ?? [];
    const counts = offered.map((tag) => uses.get(fold(tag)) ?? 0);
    expect(offered).toHaveLength(uses.size);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const questionnaires = await listPublic(context(), 'questionnaire', listQuery('questionnaire', ''), null);
    expect(questionnaires.options).toEqual({});
  });

  test('while titles are hidden an answer holds no title at all', async () => {
    const query = listQuery('case', 'titres=masques&limit=100');
    const page = await listPublic(context(), 'case', query, tom);
    expect(page.items.every(({ title }) => title === null)).toBe(true);
    const answer = JSON.stringify(page);
    for (const { title } of samples.filter(({ kind }) => kind === 'case'))
      expect(answer).not.toContain(title);
  });

  test('a list never carries an answer, and the ids of questions only when asked for', async () => {
    const cases = await listPublic(context(), 'case', listQuery('case', 'limit=100'), null);
    expect(JSON.stringify(cases)).not.toContain('secrète');
    const query = listQuery('questionnaire', 'limit=1');
    const [lean] = (await listPublic(context(), 'questionnaire', query, null)).items;
    expect(lean).toMatchObject({ questionCount: 1 });
    expect(lean).not.toHaveProperty('questions');
    const whole = await listPublic(context(), 'questionnaire', query, null, { questionIds: true });
    expect(whole.items[0]).toMatchObject({ questions: ['q'] });
  });

  test('a filter value that no database could store finds nothing, and fails nothing', async () => {
    const selected = { etiquette: ['a\0b', '\ud800'] };
    const query = { ...listQuery('case', ''), selected };
    expect((await listPublic(context(), 'case', query, null)).totalItems).toBe(0);
  });
});
