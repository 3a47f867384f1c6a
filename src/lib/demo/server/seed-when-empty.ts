import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#lib/platform/server/context.ts';
import { exclusively } from '#lib/platform/server/db/engine/exclusive.ts';
import { isFilled } from '#lib/platform/server/db/meta/seed-marker.ts';

/** How often a process checks whether another one has filled the database (ms). */
const LOOK = 500;

export interface SeedingSteps {
  /** Called when this process starts filling the database. */
  onStart(): unknown;
  /** Called when another process is filling the database, and this one waits. */
  onWait(): unknown;
}

/**
 * Fills the database with the demo content if it has neither people nor items; returns the number of items created, or
 * undefined when there was nothing to do. One of several processes does it, the others wait.
 */
export async function seedWhenEmpty(
  context: Context,
  { onStart, onWait }: SeedingSteps,
  fill: (context: Context) => Promise<number | undefined> = fillWithDemo,
): Promise<number | undefined> {
  for (let looks = 0; ; looks += 1) {
    if (await isFilled(context.db)) return undefined;
    const turn = await exclusively(context, 'seed', async () => {
      if (await isFilled(context.db)) return undefined;
      onStart();
      return fill(context);
    });
    if (turn) return turn.result;
    if (looks === 0) onWait();
    await pause(LOOK);
  }
}

/** Imported only when needed, since it would slow down every start. */
async function fillWithDemo(context: Context): Promise<number | undefined> {
  const [{ seedDemo }, { smallDemo }, content] = await Promise.all([
    import('./seed-demo.ts'),
    import('../small.ts'),
    import('../content.ts'),
  ]);
  return seedDemo(context, context.settings.seed === 'small' ? smallDemo(content) : content);
}
