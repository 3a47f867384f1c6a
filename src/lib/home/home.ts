import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import type { HalfReadCase } from '#lib/practice/half-read.ts';
import type { DueItem } from '#lib/reviews/due-schemas.ts';

/** An item of the person's with changes that readers do not see yet. */
export interface UnfinishedItem {
  id: string;
  kind: ItemKind;
  title: string;
  /** For a public item, the working copy differs from the published version. */
  visibility: Visibility;
  /** ISO 8601. */
  updatedAt: string;
}

/** A copy owned by the person whose source has a newer version. */
export interface ChangedSource {
  /** The copy's. */
  id: string;
  kind: ItemKind;
  /** The copy's. */
  title: string;
  /** The source's author; empty when their account is gone. */
  author: string;
  /** When the source was last published. ISO 8601. */
  changedAt: string;
}

/** The person's state in practice. */
export interface HomePractice {
  due: number;
  failed: number;
  freshBySpecialty: { specialty: string; count: number }[];
  /** The current practice session. */
  session: { id: string; position: number; total: number } | null;
  /** Cases that were opened without revealing the answer since. */
  halfRead: HalfReadCase[];
}

/** Other people's activity on the person's items in the last seven days. */
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
  /** Number of pending confirmations and reviews requested from the person. */
  waiting: number;
  /** The person's protocols with a review due within a month, or overdue. */
  due: DueItem[];
  /** Number of unsettled flags, for administrators; 0 for everybody else. */
  flags: number;
  /** Whether the person signs in with a password but has no unused recovery code. */
  lacksCodes: boolean;
  /** Most recently edited first. */
  unfinished: UnfinishedItem[];
  /** Most recently changed first. */
  changedSources: ChangedSource[];
  lists: Record<ItemKind, { recent: ItemCard[]; popular: ItemCard[] }>;
}
