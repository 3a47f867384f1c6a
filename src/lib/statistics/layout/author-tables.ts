import { KINDS } from '#lib/items/kinds/definitions.ts';
import { RATING_STEP } from '#lib/items/rating.ts';
import { parisDay } from '#lib/platform/day.ts';
import { joiningMessages } from '../joining-texts.ts';
import type { Range } from '../period-rules.ts';
import {
  type AuthorList,
  type AuthorStatistics,
  type ContentCounts,
  type ContentItem,
  type Graded,
  RATING_PARAM,
} from '../rules.ts';
import { shareOf } from '../share-rules.ts';
import { statisticsMessages as m } from '../texts.ts';
import { listAddress, statisticsAddress } from './addresses.ts';
import { columnsOf, type FigureTable } from './figure-table.ts';

/** Average out of 10; null without ratings. */
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
      href:
        count > 0
          ? listAddress('ratings', range, 'auteur', { [RATING_PARAM]: String(value * RATING_STEP) })
          : undefined,
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
      cells: [title, rating, comment, parisDay(Date.parse(at))],
      href: KINDS[kind].paths.item(id),
    })),
  };
}

const shareIn = (graded: Graded | null | undefined) =>
  graded ? shareOf({ part: graded.right, of: graded.graded }) : null;

const COUNT_OF: Record<AuthorList, (item: ContentItem) => number> = {
  views: ({ views }) => views,
  readers: ({ readers }) => readers,
  copies: ({ copies }) => copies,
  ratings: ({ ratings }) => ratings,
  answers: ({ answers }) => answers,
  attempts: ({ attempts }) => attempts?.attempts ?? 0,
  reports: ({ reports }) => reports,
};

/** The activity on each item as a table. */
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
      'tried',
      ['firstShare', 'share'],
      ['repeatShare', 'share'],
      'attempts',
      ['months', 'text'],
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
        item.attempts?.first?.graded ?? null,
        shareIn(item.attempts?.first),
        shareIn(item.attempts?.repeats),
        item.attempts?.attempts ?? null,
        item.attempts && m.months(item.attempts),
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
      hypotheses.map(({ text, readers, parts }) => ({
        cells: [title, parts ? joiningMessages.joined(parts) : text, readers],
        href: KINDS.case.paths.item(id),
      })),
    ),
  };
}

/** The items behind an author's figure: those with a count, highest first. */
export function authorListTable(items: readonly ContentItem[], list: AuthorList): FigureTable {
  const count = COUNT_OF[list];
  return itemsTable(
    items.filter((item) => count(item) > 0).toSorted((one, other) => count(other) - count(one)),
  );
}

/** The tables of an author's figures, by file name. */
export const AUTHOR_TABLES = {
  audience: audienceTable,
  'rating-values': ratingsTable,
  trend: trendTable,
  comments: commentsTable,
  items: ({ items }: AuthorStatistics) => itemsTable(items),
  wrong: wrongTable,
} satisfies Record<string, (statistics: AuthorStatistics, range: Range) => FigureTable>;
