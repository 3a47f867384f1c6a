import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { nonRevealingTags } from '#lib/cases/non-revealing-tags.ts';
import { ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { filtersOf, type ListQuery, parseListQuery } from '#lib/items/kinds/list-query.ts';
import { matches, wantedAmong } from '#lib/items/kinds/matches.ts';
import { countOwnOptions, countPublicOptions } from '#lib/items/server/count-options.ts';
import { listMine } from '#lib/items/server/list-items.ts';
import { describeEachEngine } from './engines.ts';
import { makeSample, pickFrom, randomFrom, type Sample, TAGS } from './sample-items.ts';
import { SEARCHES } from './searches.ts';

const PER_KIND = 24;

describeEachEngine('what options of filters would give', (context) => {
  const pick = pickFrom(randomFrom(20_261_124));
  const samples: Sample[] = [];
  let tom: Actor;

  beforeAll(async () => {
    const lea = await context().person('lea');
    tom = await context().person('tom');
    for (const kind of ITEM_KINDS)
      for (let index = 0; index < PER_KIND; index += 1) {
        const visibility = index % 8 === 0 ? 'private' : 'public';
        samples.push(await makeSample(context(), pick([lea, tom]), kind, pick, visibility));
      }
  });

  function randomQuery(kind: ItemKind): ListQuery {
    const params = new URLSearchParams({ q: pick(['', '', pick(SEARCHES)]) });
    for (const { param, options } of KINDS[kind].filters)
      if (pick([true, false])) params.append(param, pick(options.length > 0 ? options : TAGS));
    return parseListQuery(kind, params);
  }

  function found(kind: ItemKind, query: ListQuery): number {
    const all = samples.filter((item) => item.kind === kind && item.visibility === 'public');
    const wanted = wantedAmong(kind, all, query.q);
    return all.filter((item) => matches(kind, item, query, wanted)).length;
  }

  test.each(ITEM_KINDS)('an option of a filter of %ss says what choosing it gives', async (kind) => {
    let told = 0;
    for (let round = 0; round < 12; round += 1) {
      const query = randomQuery(kind);
      const counts = await countPublicOptions(context(), kind, query, null);
      for (const { param, mode } of filtersOf(kind, 'public')) {
        const { [param]: chosen = [], ...others } = query.selected;
        for (const [value, count] of Object.entries(counts[param] ?? {})) {
          const values = mode === 'any' ? [value] : [...new Set([...chosen, value])];
          const asked = { ...query, selected: { ...others, [param]: values } };
          expect(count, `${JSON.stringify(query)} ${param}=${value}`).toBe(found(kind, asked));
          told += count;
        }
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  test('an option of a filter of mine counts mine alone', async () => {
    const query = parseListQuery('case', new URLSearchParams('limit=100&difficulte=2'), 'mine');
    const counts = await countOwnOptions(context(), 'case', query, tom);
    for (const { param } of filtersOf('case', 'mine')) {
      const { [param]: _chosen, ...others } = query.selected;
      for (const [value, count] of Object.entries(counts[param] ?? {})) {
        const asked = { ...query, selected: { ...others, [param]: [value] } };
        const { totalItems } = await listMine(context(), 'case', asked, tom);
        expect(count, `${param}=${value}`).toBe(totalItems);
      }
    }
    expect(Object.keys(counts)).toEqual(['difficulte', 'etiquette', 'questions', 'etat']);
  });

  test('where titles are hidden, no tag is counted that is not told', async () => {
    const counts = await countPublicOptions(
      context(),
      'case',
      parseListQuery('case', new URLSearchParams('titres=masques')),
      null,
    );
    const tags = Object.keys(counts.etiquette ?? {});
    expect(tags).toEqual(nonRevealingTags(tags));
  });
});
