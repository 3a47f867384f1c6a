import type { ChosenAction, ItemOutcome } from '#lib/items/browser/change-chosen.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { ItemCard } from '#lib/items/schemas.ts';

/** Properties of the dialogs. */
export interface ChosenDialogProps {
  kind: ItemKind;
  chosen: ItemCard[];
  run(deed: ChosenAction): Promise<ItemOutcome[] | undefined>;
  /** Runs the action and reports its outcome; resolves to whether an answer came. */
  finish(deed: ChosenAction): Promise<boolean>;
  onClose(): void;
}
