import type { ItemKind } from '#lib/items/item.ts';
import type { NoticeKind } from './flag.ts';

/** A notice about one of the person's own items. */
export interface Notice {
  id: string;
  itemId: string;
  itemKind: ItemKind;
  title: string;
  kind: NoticeKind;
  reason: string;
  /** ISO 8601. */
  at: string;
  isRead: boolean;
  /** The image that is still hidden, and whether its author has contested that. */
  hidden: { image: string; isContested: boolean } | undefined;
}
