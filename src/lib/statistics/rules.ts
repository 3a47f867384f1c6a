import type { ItemKind } from '#lib/domain/item.ts';
import type { JoinedGroup } from './hypothesis-join-rules.ts';
import type { Days } from './period-rules.ts';

/** What cases are told apart by. */
export const DIMENSIONS = ['modality', 'specialty', 'region', 'difficulty'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The words by which addresses name them, and how sure one was. */
export const DIMENSION_PARAMS: Record<Dimension, string> = {
  modality: 'modalite',
  specialty: 'specialite',
  region: 'region',
  difficulty: 'difficulte',
};
export const CONFIDENCE_PARAM = 'certitude';
/** Of ratings, those of this value (out of 10). */
export const RATING_PARAM = 'note';
/** The case whose hypotheses are being joined. */
export const JOINED_PARAM = 'hypotheses';
/** What stands in an address for cases that say nothing of it. */
export const NOT_SAID = '-';

/** What figures lead to: the items behind one's own, and those of an author. */
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

/** Of the attempts that were graded, those of cases that are this, or those of which one was so sure. */
export interface GradedFilter {
  dimension?: Dimension | undefined;
  /** Null stands for cases that say nothing of it. */
  value?: string | null | undefined;
  confidence?: number | undefined;
}

/** Of what a figure counts, a part: of graded attempts, or the ratings of one value (out of 10). */
export interface ListFilter extends GradedFilter {
  rating?: number | undefined;
}

/** Attempts that have a grade, and those that were right. */
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

/** First attempts at cases, and apart from them the attempts at cases that one had graded before. */
export interface FirstAndRepeats extends Graded {
  repeats: Graded;
}

export interface OwnStatistics {
  totals: OwnCounts;
  /** Of the attempts in `totals`. */
  first: Graded;
  before: OwnCounts | null;
  activity: (Days & OwnCounts)[];
  /** Null stands for cases that say nothing of it. */
  success: Record<Dimension, (FirstAndRepeats & { value: string | null })[]>;
  calibration: (FirstAndRepeats & { confidence: number })[];
  memory: MemoryState;
  /** What was done at each hour of the day, 24 counts. */
  hours: number[];
  /** Days on which anything was done, and how much. */
  days: { day: string; count: number }[];
}

export interface MemoryState {
  /** Cases that were ever graded. */
  cases: number;
  due: number;
  learned: number;
  forgotten: number;
  /** How many come due on each of the next 30 days, today's and what is late first. */
  forecast: { day: string; due: number }[];
}

export interface ContentCounts {
  views: number;
  readers: number;
  copies: number;
  ratings: number;
  /** In half points. */
  ratingSum: number;
  answers: number;
  reports: number;
}

/** What others attempted of a case, or of all: over whole months, and once five persons did. */
export interface ContentAttempts {
  /** Months, both included: `2026-11`. They may be more than the period that was asked for. */
  from: string;
  to: string;
  attempts: number;
  /** Each person's first graded attempt: as many as there are readers. Null of fewer than five. */
  first: Graded | null;
  /** Those after it. Null of fewer than five persons. */
  repeats: Graded | null;
}

export interface ContentItem extends ContentCounts {
  id: string;
  kind: ItemKind;
  title: string;
  /** Null of what fewer than five persons attempted. */
  attempts: ContentAttempts | null;
}

/** What a case was wrongly taken for. */
export interface WrongOfCase {
  id: string;
  title: string;
  readers: number;
  /** Of what its author has joined, 0 where nothing was. */
  revision: number;
  hypotheses: JoinedGroup[];
}

export interface AuthorStatistics {
  totals: ContentCounts;
  before: ContentCounts | null;
  attempts: ContentAttempts | null;
  audience: (Days & ContentCounts)[];
  items: ContentItem[];
  /** How many ratings of 0 to 10 by halves: 21 counts. */
  ratings: number[];
  comments: { id: string; kind: ItemKind; title: string; rating: number; comment: string; at: string }[];
  /** Of a case that five readers have answered: what three of them or more were wrong with. */
  wrong: WrongOfCase[];
}

/** An item that one has done something with, as its person may be shown it. */
export interface BehindItem {
  id: string;
  kind: ItemKind;
  /** Null of a case that one has not answered: its title gives it away. Undefined once it is gone. */
  title: string | null | undefined;
  tags: string[];
  count: number;
  right: number | null;
  /** Last day. */
  day: string;
}
