import type { ItemKind } from '#lib/items/item.ts';
import type { CertaintyFigures } from '#lib/questions/figures/certainty.ts';
import type { Format } from '#lib/questions/formats.ts';
import type { JoinedGroup } from './hypothesis-join-rules.ts';
import type { Days } from './period-rules.ts';

/** The properties by which success is broken down. */
export const DIMENSIONS = ['modality', 'specialty', 'region', 'difficulty'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** URL parameters of the dimensions. */
export const DIMENSION_PARAMS: Record<Dimension, string> = {
  modality: 'modalite',
  specialty: 'specialite',
  region: 'region',
  difficulty: 'difficulte',
};
export const CONFIDENCE_PARAM = 'certitude';
/** Parameter: only ratings of this value (out of 10). */
export const RATING_PARAM = 'note';
/** Parameter: the case whose hypotheses are being joined. */
export const JOINED_PARAM = 'hypotheses';
/** Value in URLs for cases without the property. */
export const NOT_SAID = '-';

/** The lists behind figures: of a person's own activity, and of an author's items. */
export const OWN_LISTS = ['opened', 'answered', 'reports', 'graded', 'due', 'learned', 'forgotten'] as const;
export type OwnList = (typeof OWN_LISTS)[number];
export const AUTHOR_LISTS = [
  'views',
  'readers',
  'copies',
  'ratings',
  'answers',
  'attempts',
  'reports',
] as const;
export type AuthorList = (typeof AUTHOR_LISTS)[number];

/** Restricts graded attempts to cases with a property, or to a degree of confidence. */
export interface GradedFilter {
  dimension?: Dimension | undefined;
  /** Null: cases without the property. */
  value?: string | null | undefined;
  confidence?: number | undefined;
}

/** Restricts a list to some graded attempts, or to the ratings of one value (out of 10). */
export interface ListFilter extends GradedFilter {
  rating?: number | undefined;
}

/** Number of graded attempts, and how many of them were right. */
export interface Graded {
  graded: number;
  right: number;
}

export interface OwnCounts extends Graded {
  opened: number;
  answered: number;
  attempts: number;
  reports: number;
}

/** First attempts at cases, and separately later attempts at the same cases. */
export interface FirstAndRepeats extends Graded {
  repeats: Graded;
}

export interface OwnStatistics {
  totals: OwnCounts;
  /** The first attempts included in `totals`. */
  first: Graded;
  before: OwnCounts | null;
  activity: (Days & OwnCounts)[];
  /** The value null stands for cases without the property. */
  success: Record<Dimension, (FirstAndRepeats & { value: string | null })[]>;
  calibration: (FirstAndRepeats & { confidence: number })[];
  memory: MemoryState;
  /** 24 counts of activity, one for each hour of the day. */
  hours: number[];
  /** Days with activity, and its amount. */
  days: { day: string; count: number }[];
  questions: OwnQuestions;
}

/** The number of answers, and the sum of their points. */
export interface PointsOf {
  answers: number;
  points: number;
}

/** First attempts at questions of other people's cases, finished in the period. */
export interface OwnQuestions {
  answers: number;
  /** The value null stands for cases without the property. */
  points: Record<Dimension, (PointsOf & { value: string | null })[]>;
  formats: (PointsOf & { format: Format })[];
  certainty: CertaintyFigures[];
  /** Answers without points despite a confidence of 95 %, latest first; only of cases that can still be read. */
  sureAndWrong: { caseId: string; text: string; format: Format; day: string }[];
}

export interface MemoryState {
  /** Number of cases graded at least once. */
  cases: number;
  due: number;
  learned: number;
  forgotten: number;
  /** Cases due on each of the next 30 days; the first day includes overdue ones. */
  forecast: { day: string; due: number }[];
}

export interface ContentCounts {
  views: number;
  readers: number;
  copies: number;
  ratings: number;
  /** Sum of ratings in half points. */
  ratingSum: number;
  answers: number;
  reports: number;
}

/** Other people's attempts at one or all cases: over whole months, and only if at least five persons made them. */
export interface ContentAttempts {
  /** Range of months, both inclusive: `2026-11`. It may be longer than the requested period. */
  from: string;
  to: string;
  attempts: number;
  /** Each person's first graded attempt. Null for fewer than five persons. */
  first: Graded | null;
  /** Later graded attempts. Null for fewer than five persons. */
  repeats: Graded | null;
}

export interface ContentItem extends ContentCounts {
  id: string;
  kind: ItemKind;
  title: string;
  /** Null if fewer than five persons attempted the case. */
  attempts: ContentAttempts | null;
}

/** Wrong hypotheses about a case, in groups. */
export interface WrongOfCase {
  id: string;
  title: string;
  readers: number;
  /** Revision of the author's joins; 0 if there are none. */
  revision: number;
  hypotheses: JoinedGroup[];
}

export interface AuthorStatistics {
  totals: ContentCounts;
  before: ContentCounts | null;
  attempts: ContentAttempts | null;
  audience: (Days & ContentCounts)[];
  items: ContentItem[];
  /** 21 counts of ratings, from 0 to 10 in steps of one half. */
  ratings: number[];
  comments: { id: string; kind: ItemKind; title: string; rating: number; comment: string; at: string }[];
  /** Wrong hypotheses written by at least three readers, for cases that at least five answered. */
  wrong: WrongOfCase[];
}

/** An item behind a figure, without data that the person may not see. */
export interface BehindItem {
  id: string;
  kind: ItemKind;
  /** Null for a case that the person has not answered, whose title would reveal it; undefined for a deleted item. */
  title: string | null | undefined;
  tags: string[];
  count: number;
  right: number | null;
  /** The last day of activity. */
  day: string;
}
