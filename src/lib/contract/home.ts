import type { ItemKind, Visibility } from '#lib/domain/item.ts';
import type { ItemCard } from './items.ts';

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

/** The signed-in home page. */
export interface HomePage {
  own: Record<ItemKind, { count: number; drafts: number }>;
  /** Last edited first. */
  unfinished: UnfinishedItem[];
  /** Last changed first. */
  changedSources: ChangedSource[];
  lists: Record<ItemKind, { recent: ItemCard[]; popular: ItemCard[] }>;
}
