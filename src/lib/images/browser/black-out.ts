import type { ItemDeletionPreview } from '#lib/accounts/deletion-schemas.ts';
import { itemDeletionMessages } from '#lib/items/deletion-texts.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { maskStored } from './mask-images.ts';

/**
 * Blacks out whole images of one's own item, in everybody's copies too. What went wrong is told; asking again goes on.
 * @param onDone told how many are black
 * @returns whether all of them are
 */
export async function blackOut(
  { kind, id }: { kind: ItemKind; id: string },
  images: ItemDeletionPreview['images'],
  onDone: (count: number) => void,
): Promise<boolean> {
  const { signal } = new AbortController();
  const whole = images.map(({ file, ...size }) => ({ file, zones: [{ x: 0, y: 0, ...size }] }));
  onDone(0);
  try {
    await maskStored(kind, id, whole, { signal, names: new Map(), onDone });
    return true;
  } catch (error) {
    const why = error instanceof CallFailed && error.code !== 'no_answer' ? `${error.message} ` : '';
    notify('error', why + itemDeletionMessages.stopped);
    return false;
  }
}
