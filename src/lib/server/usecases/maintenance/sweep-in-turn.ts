import type { Swept } from '#lib/domain/swept.ts';
import type { Context } from '../../context.ts';
import { exclusively } from '../../db/engine/exclusive.ts';
import { sweepFiles } from './sweep-files.ts';

/** Sweeps (`sweepFiles`) unless another process is at it: undefined then. */
export async function sweepInTurn(context: Context): Promise<Swept | undefined> {
  const turn = await exclusively(context, 'sweep', () => sweepFiles(context));
  return turn?.result;
}
