import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import { synchronise } from '#lib/autosave/browser/synchronise.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { MaskableItem } from './mask-in-item.ts';

/** Reloads the page of an item after masking, so that nothing of the old images remains in it. */
export function maskableByReload(
  kind: ItemKind,
  id: string,
  autosave?: Pick<Autosave<object>, 'flush' | 'reread' | 'isUnsaved' | '$conflicts'>,
): MaskableItem {
  return {
    kind,
    id,
    save: async () => (autosave ? synchronise(autosave) : true),
    // The old page is not rendered again: it would request images that no longer exist.
    goOn: () => {
      location.reload();
      return new Promise(() => undefined);
    },
  };
}
