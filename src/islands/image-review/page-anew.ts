import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import { synchronise } from '#lib/autosave/browser/synchronise.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { MaskedItem } from './mask-in-item.ts';

/** An item whose page is built again with the masked images: nothing of the old ones remains in it. */
export function pageAnew(
  kind: ItemKind,
  id: string,
  autosave?: Pick<Autosave<object>, 'flush' | 'reread' | 'isUnsaved' | '$conflicts'>,
): MaskedItem {
  return {
    kind,
    id,
    save: async () => (autosave ? synchronise(autosave) : true),
    // Nothing of the page that goes is drawn any more: it would ask for images that are gone.
    goOn: () => {
      location.reload();
      return new Promise(() => undefined);
    },
  };
}
