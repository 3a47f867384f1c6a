import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { type AskToMask, maskStored } from './mask-images.ts';

/**
 * Blacks out whole images, in everybody's copies too. A failure is reported; another attempt continues.
 * @param onDone called with the number of images blacked out
 * @param stopped the message when some could not be blacked out
 * @returns whether all were blacked out
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
