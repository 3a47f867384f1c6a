import { type AskToMask, type ImageToMask, maskingIn, maskStored } from '#lib/images/browser/mask-images.ts';
import { maskingMessages as m } from '#lib/images/masking-texts.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';

/** An item of one's own whose stored images may be masked from a page. */
export interface MaskedItem {
  kind: ItemKind;
  id: string;
  /** Saves what the page holds of it; resolves to whether nothing is left to be saved. */
  save(): Promise<boolean>;
  /** Goes on with what the server made of it. */
  goOn(): Promise<void> | void;
}

/** What became of images: whether all were masked, and what each file is named from now on. */
export interface Masked {
  isDone: boolean;
  names: ReadonlyMap<string, string>;
}

/** Masks images of an item, and goes on with what the server made of it. What went wrong is told. */
export async function maskInItem(
  { kind, id, save, goOn }: MaskedItem,
  images: readonly ImageToMask[],
  onDone: (count: number) => void,
): Promise<Masked> {
  if (!(await save())) {
    notify('error', m.unsaved);
    return { isDone: false, names: new Map() };
  }
  const masked = await maskAndTell(maskingIn(kind, id), images, onDone);
  await goOn();
  return masked;
}

/** Masks images, wherever these are. How it went is told. */
export async function maskAndTell(
  ask: AskToMask,
  images: readonly ImageToMask[],
  onDone: (count: number) => void,
): Promise<Masked> {
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
