import type { ItemKind } from '#lib/domain/item.ts';

/**
 * What others did with an item on a day in Paris, counted in the transaction of what it counts. It goes with its item,
 * never with the people it counts.
 */
export interface ItemDayTable extends ItemCounts {
  item_id: string;
  day: string;
}

/** The same counts added up by months (`2026-11`), in the same transaction: a year of many items is read from them. */
export interface ItemMonthTable extends ItemCounts {
  item_id: string;
  month: string;
}

export interface ItemCounts {
  /** Rows of `view`. */
  views: number;
  /** Those of people who had never opened it. */
  first_views: number;
  /** Rows of `copy` that count. */
  copies: number;
  /** Ratings that stand and were first given that day, and their sum in half points. */
  ratings: number;
  rating_sum: number;
  /** Rows of `answer_read`. */
  answers: number;
  /** Attempts of others than its owner, those that have a grade, and those that were right. */
  attempts: number;
  graded: number;
  graded_right: number;
  /** Rows of `report_copied` of others than its owner. */
  reports: number;
}

/** What a person did in an hour of a day, as a clock in Paris shows it, with items of a kind. It goes with its person. */
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

/** At most one row per questionnaire, person and day: a report of it was copied, whatever it said. */
export interface ReportCopiedTable {
  item_id: string;
  user_id: string;
  day: string;
}

/** Which wrong hypotheses of a case its author calls the same. It goes with its case. */
export interface JoinedHypothesesTable {
  item_id: string;
  /** `Joins`, as JSON. */
  groups: string;
  /** Goes up by one with every change. */
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
