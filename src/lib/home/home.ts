import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import type { HalfReadCase } from '#lib/practice/half-read.ts';
import type { DueItem } from '#lib/reviews/due-schemas.ts';

/** Something of one's own that no reader sees as it is now. */
export interface UnfinishedItem {
  id: string;
  kind: ItemKind;
  title: string;
  /** Public: its working copy differs from what readers see. */
  visibility: Visibility;
  /** ISO 8601. */
  updatedAt: string;
}

/** A copy of one's own whose source was published anew since. */
export interface ChangedSource {
  /** The copy's. */
  id: string;
  kind: ItemKind;
  /** The copy's. */
  title: string;
  /** The source's author; empty once gone. */
  author: string;
  /** When the source was published last. ISO 8601. */
  changedAt: string;
}

/** What somebody has to do in what they practise. */
export interface HomePractice {
  due: number;
  failed: number;
  freshBySpecialty: { specialty: string; count: number }[];
  /** The one under way. */
  session: { id: string; position: number; total: number } | null;
  /** Opened, and its answer not read since. */
  halfRead: HalfReadCase[];
}

/** What others did with one's own items in seven days. */
export interface HomeWeek {
  views: number;
  newReaders: number;
  copies: number;
  ratings: number;
  answers: number;
}

/** The signed-in home page. */
export interface HomePage {
  own: Record<ItemKind, { count: number; drafts: number }>;
  practice: HomePractice;
  week: HomeWeek & { before: HomeWeek };
  /** Notices about one's own items that nobody has marked as read. */
  notices: number;
  /** Versions to confirm and reviews that others ask of one. */
  waiting: number;
  /** Protocols of one's own that are to be reviewed within a month, or should have been. */
  due: DueItem[];
  /** Flags that wait, for administrators; 0 for everybody else. */
  flags: number;
  /** Signs in with a password, and has no recovery code for when it is forgotten. */
  lacksCodes: boolean;
  /** Last edited first. */
  unfinished: UnfinishedItem[];
  /** Last changed first. */
  changedSources: ChangedSource[];
  lists: Record<ItemKind, { recent: ItemCard[]; popular: ItemCard[] }>;
}
