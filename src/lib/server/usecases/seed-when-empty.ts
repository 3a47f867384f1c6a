import type { Context } from '../context.ts';
import { SEED_MARKER } from './seed-marker.ts';

/**
 * Fills the database with the demo content when it holds nobody and nothing; returns how many items that made,
 * or undefined when there was nothing to do. The content is loaded only when it is needed: it would slow down
 * every other start.
 */
export async function seedWhenEmpty(context: Context, onStart: () => void): Promise<number | undefined> {
  if (await isFilled(context)) return undefined;
  onStart();
  const [{ seedDemo }, content] = await Promise.all([
    import('./seed-demo.ts'),
    import('#lib/demo/content.ts'),
  ]);
  return seedDemo(context, content);
}

async function isFilled({ db }: Context): Promise<boolean> {
  const marker = await db.selectFrom('meta').select('key').where('key', '=', SEED_MARKER).executeTakeFirst();
  const person = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  return marker !== undefined || person !== undefined;
}
