import type { ItemKind } from '#lib/items/item.ts';
import { MASK_AT_ONCE, type Mask } from '../masking.ts';
import { callWhenFree } from './send-file.ts';

/** An image of an item, by the file that shows it, and what is to be blacked out of it. */
export interface ImageToMask {
  file: string;
  zones: readonly Mask[];
}

/**
 * Blacks out parts of stored images of one's own item, a few in each call. What is masked stays masked where a later
 * call fails; asking again goes on.
 * @param onDone told how many are masked
 * @param names filled with what each file is named from then on
 * @throws CallFailed
 */
export async function maskStored(
  kind: ItemKind,
  id: string,
  images: readonly ImageToMask[],
  { signal, names, onDone }: { signal: AbortSignal; names: Map<string, string>; onDone(count: number): void },
): Promise<void> {
  for (let from = 0; from < images.length; from += MASK_AT_ONCE) {
    const some = images.slice(from, from + MASK_AT_ONCE);
    // Two images may be one and the same file, or show the same frame: what the first became is masked further.
    const body = {
      images: some.map(({ file, zones }) => ({ file: names.get(file) ?? file, zones: [...zones] })),
    };
    const made = await callWhenFree('POST /[kind]/[id]/masked', { params: { kind, id }, body, signal });
    for (const [old, by] of Object.entries(made.names)) names.set(old, by);
    onDone(Math.min(images.length, from + MASK_AT_ONCE));
  }
}
