import type { Context } from '#lib/platform/server/context.ts';
import type { OpenFlag, QueueEntry } from '../open-flag.ts';
import { countOpenFlags, openFlags } from './flags-queries.ts';

const DAY = 86_400_000;

/** Open flags grouped by target, the oldest first, and their total number. */
export async function readQueue(
  { db, now }: Pick<Context, 'db' | 'now'>,
  limit: number,
): Promise<{ entries: QueueEntry[]; count: number }> {
  const [flags, count] = await Promise.all([openFlags(db, limit), countOpenFlags(db)]);
  const keyOf = ({ item_id, collection_id, image, commenter_id }: OpenFlag) =>
    JSON.stringify([item_id, collection_id, image, commenter_id]);
  const entries = [...Map.groupBy(flags, keyOf).values()].map((same) => ({
    flags: same,
    days: Math.floor((now() - same[0]!.created_at) / DAY),
  }));
  return { entries, count };
}
