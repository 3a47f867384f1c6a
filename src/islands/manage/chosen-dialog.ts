import type { ItemCard } from '#lib/contract/items.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Deed, Fared } from '#lib/stores/change-chosen.ts';

/** What the dialogs are given. */
export interface ChosenDialogProps {
  kind: ItemKind;
  chosen: ItemCard[];
  run(deed: Deed): Promise<Fared[] | undefined>;
  /** Does it, and says how it went; resolves to whether an answer came. */
  finish(deed: Deed): Promise<boolean>;
  onClose(): void;
}
