import type { ChosenAction, ItemOutcome } from '#lib/items/browser/change-chosen.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { ItemCard } from '#lib/items/schemas.ts';

/** Properties of the dialogs for actions on the selected items. */
export interface ChosenDialogProps {
  kind: ItemKind;
  chosen: ItemCard[];
  run(deed: ChosenAction): Promise<ItemOutcome[] | undefined>;
  /** Runs the action and reports its outcome; resolves to whether the server answered. */
  finish(deed: ChosenAction): Promise<boolean>;
  onClose(): void;
}
