import type { Deed, Fared } from '#lib/items/browser/change-chosen.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { ItemCard } from '#lib/items/schemas.ts';

/** Properties of the dialogs. */
export interface ChosenDialogProps {
  kind: ItemKind;
  chosen: ItemCard[];
  run(deed: Deed): Promise<Fared[] | undefined>;
  /** Runs the action and reports its outcome; resolves to whether an answer came. */
  finish(deed: Deed): Promise<boolean>;
  onClose(): void;
}
