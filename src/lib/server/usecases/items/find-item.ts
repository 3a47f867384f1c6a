import { imageCountOf } from '#lib/kinds/summaries.ts';
import type { Context } from '../../context.ts';
import { findItemHead, type ItemHead } from '../../db/items/item-heads.ts';

/** What deciding about access, and about limits, needs to know of an item. */
export interface ItemAccess extends Omit<ItemHead, 'summary'> {
  /** How many images it has: what working on it costs. */
  images: number;
}

/** What to decide about access to an item by; undefined when there is none. */
export async function itemAccess(context: Context, id: string): Promise<ItemAccess | undefined> {
  const head = await findItemHead(context.db, id);
  if (!head) return undefined;
  const { summary, ...access } = head;
  return { ...access, images: imageCountOf(summary) };
}
