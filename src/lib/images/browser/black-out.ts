import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { type AskToMask, maskStored } from './mask-images.ts';

/**
 * Blacks out whole images, in everybody's copies too. A failure is reported; trying again continues.
 * @param onDone called with how many are black
 * @param stopped the message when not all of them are
 * @returns whether all of them are
 */
export async function blackOut(
  ask: AskToMask,
  images: readonly { file: string; width: number; height: number }[],
  { onDone, stopped }: { onDone(count: number): void; stopped: string },
): Promise<boolean> {
  const { signal } = new AbortController();
  const whole = images.map(({ file, width, height }) => ({ file, zones: [{ x: 0, y: 0, width, height }] }));
  onDone(0);
  try {
    await maskStored(ask, whole, { signal, names: new Map(), onDone });
    return true;
  } catch (error) {
    const why = error instanceof CallFailed && error.code !== 'no_answer' ? `${error.message} ` : '';
    notify('error', why + stopped);
    return false;
  }
}
