import type { ItemKind } from '#lib/items/item.ts';

/**
 * Other people's activity on an item on a day in Paris, counted in the transaction of the activity itself. Deleted with
 * the item, but not with the people counted.
 */
export interface ItemDayTable extends ItemCounts {
  item_id: string;
  day: string;
}

/** The same counts by month (`2026-11`), updated in the same transaction, for fast statistics of a year. */
export interface ItemMonthTable extends ItemCounts {
  item_id: string;
  month: string;
}

export interface ItemCounts {
  /** Number of rows in `view`. */
  views: number;
  /** Number of first views, one per person. */
  first_views: number;
  /** Number of rows in `copy` that count. */
  copies: number;
  /** Existing ratings that were first given on that day, and their sum in half points. */
  ratings: number;
  rating_sum: number;
  /** Number of rows in `answer_read`. */
  answers: number;
  /** Attempts by people other than the owner: all, graded ones, right ones. */
  attempts: number;
  graded: number;
  graded_right: number;
  /** Number of rows in `report_copied` by people other than the owner. */
  reports: number;
}

/** A person's activity in an hour of a day in Paris, by kind of item. Deleted with the person. */
export interface PersonHourTable extends PersonCounts {
  user_id: string;
  day: string;
  /** Hour from 0 to 23. */
  hour: number;
  kind: ItemKind;
}

export interface PersonCounts {
  /** Numbers of events `view`, `answer` and `report`, which outlive their items. */
  opened: number;
  answered: number;
  reports: number;
  attempts: number;
  graded: number;
  graded_right: number;
}

/** Records that a person copied a report. At most one row per questionnaire, person and day. */
export interface ReportCopiedTable {
  item_id: string;
  user_id: string;
  day: string;
}

/** The author's joins of wrong hypotheses about a case. Deleted with the case. */
export interface JoinedHypothesesTable {
  item_id: string;
  /** `Joins`, as JSON. */
  groups: string;
  /** Incremented with every change. */
  revision: number;
  updated_at: number;
}

export interface ActivityTables {
  item_day: ItemDayTable;
  item_month: ItemMonthTable;
  person_hour: PersonHourTable;
  report_copied: ReportCopiedTable;
  joined_hypotheses: JoinedHypothesesTable;
}
