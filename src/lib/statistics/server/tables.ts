import type { ItemKind } from '#lib/items/item.ts';

/**
 * Others' activity on an item on a day in Paris, counted in the transaction of the activity itself. Deleted with the
 * item, never with the people counted.
 */
export interface ItemDayTable extends ItemCounts {
  item_id: string;
  day: string;
}

/** The counts by month (`2026-11`), kept in the same transaction, for reading a year of many items. */
export interface ItemMonthTable extends ItemCounts {
  item_id: string;
  month: string;
}

export interface ItemCounts {
  /** Rows of `view`. */
  views: number;
  /** First views of each person. */
  first_views: number;
  /** Rows of `copy` that count. */
  copies: number;
  /** Present ratings that were first given on that day, and their sum in half points. */
  ratings: number;
  rating_sum: number;
  /** Rows of `answer_read`. */
  answers: number;
  /** Attempts of others than the owner; graded ones; right ones. */
  attempts: number;
  graded: number;
  graded_right: number;
  /** Rows of `report_copied` by others than the owner. */
  reports: number;
}

/** A person's activity in an hour of a day in Paris, on items of a kind. Deleted with the person. */
export interface PersonHourTable extends PersonCounts {
  user_id: string;
  day: string;
  /** 0 to 23. */
  hour: number;
  kind: ItemKind;
}

export interface PersonCounts {
  /** Events `view`, `answer` and `report`: they outlive their items. */
  opened: number;
  answered: number;
  reports: number;
  attempts: number;
  graded: number;
  graded_right: number;
}

/** A report of a questionnaire was copied. At most one row per questionnaire, person and day. */
export interface ReportCopiedTable {
  item_id: string;
  user_id: string;
  day: string;
}

/** The wrong hypotheses of a case that its author joined. Deleted with the case. */
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
