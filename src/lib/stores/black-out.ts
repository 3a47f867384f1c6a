import { CallFailed } from '#lib/contract/client.ts';
import type { ItemDeletionPreview } from '#lib/contract/deletion.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { itemDeletionMessages } from '#lib/messages/item-deletion.ts';
import { maskStored } from './mask-images.ts';
import { notify } from './notices.ts';

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
