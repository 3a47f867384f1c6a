import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import type { HalfReadCase } from '#lib/practice/half-read.ts';
import type { DueItem } from '#lib/reviews/due-schemas.ts';

/** An item of the person's own whose present state no reader sees. */
export interface UnfinishedItem {
  id: string;
  kind: ItemKind;
  title: string;
  /** Public: its working copy differs from what readers see. */
  visibility: Visibility;
  /** ISO 8601. */
  updatedAt: string;
}

/** A copy of the person's own whose source was published again since. */
export interface ChangedSource {
  /** The copy's. */
  id: string;
  kind: ItemKind;
  /** The copy's. */
  title: string;
  /** The source's author; empty once gone. */
  author: string;
  /** When the source was last published. ISO 8601. */
  changedAt: string;
}

/** What the person has to do in practice. */
export interface HomePractice {
  due: number;
  failed: number;
  freshBySpecialty: { specialty: string; count: number }[];
  /** The current session. */
  session: { id: string; position: number; total: number } | null;
  /** Opened, and its answer not read since. */
  halfRead: HalfReadCase[];
}

/** What others did with the person's items in seven days. */
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
  /** Unread notices about the person's items. */
  notices: number;
  /** Versions to confirm and reviews that others ask of one. */
  waiting: number;
  /** The person's protocols that are to be reviewed within a month, or are overdue. */
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
