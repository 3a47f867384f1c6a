import type { AuthorList, AuthorStatistics, ContentCounts, ContentItem } from '#lib/contract/statistics.ts';
import { RATING_STEP } from '#lib/domain/rating.ts';
import type { Range } from '#lib/domain/statistics/period.ts';
import { shareOf } from '#lib/domain/statistics/share.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { statisticsMessages as m } from '#lib/messages/statistics.ts';
import { listAddress, statisticsAddress } from './addresses.ts';
import { columnsOf, type FigureTable } from './figure-table.ts';

/** Out of 10; null of none. */
export function averageOf({
  ratings,
  ratingSum,
}: Pick<ContentCounts, 'ratings' | 'ratingSum'>): number | null {
  return ratings === 0 ? null : (ratingSum * RATING_STEP) / ratings;
}

function audienceTable({ audience }: AuthorStatistics): FigureTable {
  return {
    columns: columnsOf(
      ['from', 'day'],
      ['to', 'day'],
      'views',
      'readers',
      'copies',
      'ratings',
      'answered',
      'attempts',
      'reports',
    ),
    rows: audience.map((days) => ({
      cells: [
        days.from,
        days.to,
        days.views,
        days.readers,
        days.copies,
        days.ratings,
        days.answers,
        days.attempts,
        days.reports,
      ],
      href: statisticsAddress({ period: 'dates', ...days }, 'auteur'),
    })),
  };
}

function ratingsTable({ ratings }: AuthorStatistics, range: Range): FigureTable {
  return {
    columns: columnsOf(['rating', 'decimal'], 'count'),
    rows: ratings.map((count, value) => ({
      cells: [value * RATING_STEP, count],
      href: count > 0 ? listAddress('ratings', range, 'auteur') : undefined,
    })),
  };
}

function trendTable({ audience }: AuthorStatistics): FigureTable {
  return {
    columns: columnsOf(['from', 'day'], ['to', 'day'], 'ratings', ['average', 'decimal']),
    rows: audience
      .filter(({ ratings }) => ratings > 0)
      .map((days) => ({
        cells: [days.from, days.to, days.ratings, averageOf(days)],
        href: statisticsAddress({ period: 'dates', ...days }, 'auteur'),
      })),
  };
}

function commentsTable({ comments }: AuthorStatistics): FigureTable {
  return {
    columns: columnsOf(['item', 'text'], ['rating', 'decimal'], ['comment', 'text'], ['day', 'day']),
    rows: comments.map(({ id, kind, title, rating, comment, at }) => ({
      cells: [title, rating, comment, at.slice(0, 10)],
      href: KINDS[kind].paths.item(id),
    })),
  };
}

/** What was done with each item. */
export function itemsTable(items: readonly ContentItem[]): FigureTable {
  return {
    columns: columnsOf(
      ['item', 'text'],
      ['kind', 'text'],
      'views',
      'readers',
      'copies',
      'ratings',
      ['average', 'decimal'],
      'answered',
      'attempts',
      ['share', 'share'],
      'reports',
    ),
    rows: items.map((item) => ({
      cells: [
        item.title,
        m.kinds[item.kind],
        item.views,
        item.readers,
        item.copies,
        item.ratings,
        averageOf(item),
        item.answers,
        item.attempts,
        shareOf({ part: item.right, of: item.graded }),
        item.reports,
      ],
      href: KINDS[item.kind].paths.item(item.id),
    })),
  };
}

function wrongTable({ wrong }: AuthorStatistics): FigureTable {
  return {
    columns: columnsOf(['item', 'text'], ['hypothesis', 'text'], 'people'),
    rows: wrong.flatMap(({ id, title, hypotheses }) =>
      hypotheses.map(({ text, readers }) => ({
        cells: [title, text, readers],
        href: KINDS.case.paths.item(id),
      })),
    ),
  };
}

/** The items behind a figure of an author's: those of which it counts anything, most first. */
export function authorListTable(items: readonly ContentItem[], list: AuthorList): FigureTable {
  return itemsTable(items.filter((item) => item[list] > 0).toSorted((one, other) => other[list] - one[list]));
}

/** The tables of an author's figures, by the names that their files have. */
export const AUTHOR_TABLES = {
  audience: audienceTable,
  'rating-values': ratingsTable,
  trend: trendTable,
  comments: commentsTable,
  items: ({ items }: AuthorStatistics) => itemsTable(items),
  wrong: wrongTable,
} satisfies Record<string, (statistics: AuthorStatistics, range: Range) => FigureTable>;
