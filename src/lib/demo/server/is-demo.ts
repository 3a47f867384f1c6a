import type { Context } from '#lib/platform/server/context.ts';
import { isSeeded } from '#lib/platform/server/db/meta/seed-marker.ts';

const known = new WeakMap<Context, Promise<boolean>>();

/** Whether the site was filled with demo content: an empty database is filled before the first request, or never. */
export function isDemo(context: Context): Promise<boolean> {
  const asked = known.get(context) ?? isSeeded(context.db);
  known.set(context, asked);
  // After a database failure, the next call queries again.
  asked.catch(() => known.delete(context));
  return asked;
}
