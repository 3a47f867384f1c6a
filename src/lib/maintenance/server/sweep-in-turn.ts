import type { Context } from '#lib/platform/server/context.ts';
import { exclusively } from '#lib/platform/server/db/engine/exclusive.ts';
import type { Swept } from '../swept.ts';
import { sweepFiles } from './sweep-files.ts';

/** Sweeps (`sweepFiles`) unless another process is sweeping; then returns undefined. */
export async function sweepInTurn(context: Context): Promise<Swept | undefined> {
  const turn = await exclusively(context, 'sweep', () => sweepFiles(context));
  return turn?.result;
}
