import { expect, it } from 'vitest';
import { rateItem } from '#lib/items/server/rate-item.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { AUTHOR_TABLES } from '#lib/statistics/layout/author-tables.ts';
import { readRange } from '#lib/statistics/period-rules.ts';
import { authorStatistics, itemsRated } from '#lib/statistics/server/read-author-statistics.ts';
import { describeEachEngine } from '../engines.ts';
import { attemptAt, practisable } from '../practice/practice-cases.ts';

describeEachEngine('what an author is told', (context) => {
  const day = (at: string) =>
    readRange(new URLSearchParams(`periode=dates&du=${at}&au=${at}`), {
      today: '2026-12-31',
      first: '2026-01-01',
    });

  it('is nothing of one person, of four, or of a hypothesis that fewer than three had', async () => {
    context().time.now = Date.parse('2026-11-26T10:00:00Z');
    const author = await context().person('autrice-ab');
    const id = await practisable(context(), author);
    const wrong = ['EP', 'Embolie pulmonaire', 'embolie pulmonaire bilatérale', 'Kyste', 'Kyste'];
    for (const [index, hypothesis] of wrong.entries()) {
      const reader = await context().person(`interne-${index}`);
      await recordAttempts(context(), reader, [attemptAt(context(), id, { grade: 1, hypothesis })]);
      const {
        attempts,
        items,
        wrong: told,
        ...rest
      } = await authorStatistics(context(), author, day('2026-11-26'));
      const shown = items.find((item) => item.id === id)?.attempts;
      if (index < 4) {
        expect([attempts, shown ?? null, told]).toEqual([null, null, []]);
        // Nor under another name in any other figure.
        expect(JSON.stringify(rest)).not.toMatch(/graded|right|attempts/);
        continue;
      }
      expect(shown).toEqual({
        from: '2026-11',
        to: '2026-11',
        attempts: 5,
        first: { graded: 5, right: 0 },
        repeats: null,
      });
      expect(told).toMatchObject([{ id, hypotheses: [{ readers: 3 }] }]);
    }
  });

  it('is a rating’s day in Paris, and of a bar of ratings those ratings', async () => {
    const author = await context().person('autrice-cd');
    const [one, other] = [await practisable(context(), author), await practisable(context(), author)];
    // ../shared/cases/practice/comment-after-midnight.json
    context().time.now = Date.parse('2026-11-26T23:30:00Z');
    const reader = await context().person('lectrice-cd');
    await rateItem(context(), reader, 'case', one, { rating: 8.5, comment: 'Clair' });
    await rateItem(context(), reader, 'case', other, { rating: 6 });
    const range = day('2026-11-27');
    const statistics = await authorStatistics(context(), author, range);
    expect(AUTHOR_TABLES.comments(statistics).rows.map(({ cells }) => cells.at(-1))).toEqual(['2026-11-27']);
    const bars = AUTHOR_TABLES['rating-values'](statistics, range).rows.filter(({ href }) => href);
    expect(bars.map(({ href }) => new URLSearchParams(href?.split('?')[1]).get('note'))).toEqual([
      '6',
      '8.5',
    ]);
    expect((await itemsRated(context(), author, range, 8.5)).map(({ id, ratings }) => [id, ratings])).toEqual(
      [[one, 1]],
    );
    expect(await itemsRated(context(), author, range, 2)).toEqual([]);
  });
});
