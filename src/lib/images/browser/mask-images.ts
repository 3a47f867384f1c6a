import type { ItemKind } from '#lib/items/item.ts';
import { MASK_AT_ONCE, type Mask } from '../masking.ts';
import { callWhenFree } from './send-file.ts';

/** An image of an item, by the file that shows it, and the areas to black out. */
export interface ImageToMask {
  file: string;
  zones: readonly Mask[];
}

/** Asks the server to black out some images, wherever these are. @throws CallFailed */
export type AskToMask = (
  images: { file: string; zones: Mask[] }[],
  signal: AbortSignal,
) => Promise<{ names: Record<string, string> }>;

/** Masks in the person's own item, and in all copies of it. */
export function maskingIn(kind: ItemKind, id: string): AskToMask {
  return (images, signal) =>
    callWhenFree('POST /[kind]/[id]/masked', { params: { kind, id }, body: { images }, signal });
}

/** Masks in a public item, as an administrator, with a reason for its author. */
export function maskingInPublic(item: string, reason: string): AskToMask {
  return (images, signal) =>
    callWhenFree('POST /administration/items/[item]/masked', {
      params: { item },
      body: { images, reason },
      signal,
    });
}

/** Masks in the copies of an item that the person has deleted. */
export function maskingInCopies(deleted: string): AskToMask {
  return (images, signal) =>
    callWhenFree('POST /account/copies/[deleted]/masked', { params: { deleted }, body: { images }, signal });
}

/**
 * Blacks out parts of stored images, a few per call. After a failed call earlier images stay masked; another attempt
 * continues.
 * @param onDone called with the number of images masked
 * @param names receives the new name of each file
 * @throws CallFailed
 */
export async function maskStored(
  ask: AskToMask,
  images: readonly ImageToMask[],
  { signal, names, onDone }: { signal: AbortSignal; names: Map<string, string>; onDone(count: number): void },
): Promise<void> {
  for (let from = 0; from < images.length; from += MASK_AT_ONCE) {
    const some = images.slice(from, from + MASK_AT_ONCE);
    // Two images may share a file or a frame: the masked result of the first is then masked further.
    const next = some.map(({ file, zones }) => ({ file: names.get(file) ?? file, zones: [...zones] }));
    const made = await ask(next, signal);
    for (const [old, by] of Object.entries(made.names)) names.set(old, by);
    onDone(Math.min(images.length, from + MASK_AT_ONCE));
  }
}
