import { type AskToMask, type ImageToMask, maskingIn, maskStored } from '#lib/images/browser/mask-images.ts';
import { maskingMessages as m } from '#lib/images/masking-texts.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';

/** One of the person's items, whose stored images may be masked from a page. */
export interface MaskableItem {
  kind: ItemKind;
  id: string;
  /** Saves the page's changes; resolves to whether everything is saved. */
  save(): Promise<boolean>;
  /** Continues editing from the server's result. */
  goOn(): Promise<void> | void;
}

/** The result of masking: whether all images were masked, and the new name of each file. */
export interface MaskResult {
  isDone: boolean;
  names: ReadonlyMap<string, string>;
}

/** Masks images of an item, and continues with the server's result. Failures are reported. */
export async function maskInItem(
  { kind, id, save, goOn }: MaskableItem,
  images: readonly ImageToMask[],
  onDone: (count: number) => void,
): Promise<MaskResult> {
  if (!(await save())) {
    notify('error', m.unsaved);
    return { isDone: false, names: new Map() };
  }
  const masked = await maskAndTell(maskingIn(kind, id), images, onDone);
  await goOn();
  return masked;
}

/** Masks images, of one item or of several, and reports the result. */
export async function maskAndTell(
  ask: AskToMask,
  images: readonly ImageToMask[],
  onDone: (count: number) => void,
): Promise<MaskResult> {
  const names = new Map<string, string>();
  let masked = 0;
  const told = (count: number) => {
    masked = count;
    onDone(count);
  };
  const { signal } = new AbortController();
  try {
    await maskStored(ask, images, { signal, names, onDone: told });
    notify('success', m.done(images.length));
  } catch (error) {
    const reason = error instanceof CallFailed && error.code !== 'no_answer' ? error.message : '';
    notify('error', reason || m.stopped(masked, images.length));
  }
  return { isDone: masked === images.length, names };
}
