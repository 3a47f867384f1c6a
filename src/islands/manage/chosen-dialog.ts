import type { Deed, Fared } from '#lib/items/browser/change-chosen.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { ItemCard } from '#lib/items/schemas.ts';

/** What the dialogs are given. */
export interface ChosenDialogProps {
  kind: ItemKind;
  chosen: ItemCard[];
  run(deed: Deed): Promise<Fared[] | undefined>;
  /** Does it, and says how it went; resolves to whether an answer came. */
  finish(deed: Deed): Promise<boolean>;
  onClose(): void;
}
