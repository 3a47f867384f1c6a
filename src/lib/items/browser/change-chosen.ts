import { countMissing } from '#lib/images/missing-images-store.ts';
import { call } from '#lib/platform/browser/api.ts';
import type { ItemKind } from '../item.ts';
import { withSending } from '../kinds/with-sending.ts';
import type { ListStore } from '../list-store.ts';
import type { ItemCard } from '../schemas.ts';
import type { SelectionChange, SelectionOutcome } from '../selection-schemas.ts';

/** A change without the items that it applies to. */
export type ChosenAction = SelectionChange extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'items'>
    : never
  : never;

/** An item and its outcome. */
export interface ItemOutcome {
  item: ItemCard;
  outcome: SelectionOutcome;
}

/**
 * Applies a change to the chosen items and reloads the list, which some of them may have left.
 * @throws CallFailed
 */
export async function changeChosen(
  kind: ItemKind,
  chosen: readonly ItemCard[],
  deed: ChosenAction,
  store: Pick<ListStore, 'load'>,
): Promise<ItemOutcome[]> {
  const items = chosen.map(({ _id, revision }) => ({ id: _id, revision }));
  const body = { ...deed, items } as SelectionChange;
  try {
    const answer = await call('POST /[kind]/selection', { params: { kind }, body });
    const outcomes = new Map(answer.items.map((outcome) => [outcome.id, outcome]));
    return chosen.flatMap((item) => {
      const outcome = outcomes.get(item._id);
      return outcome ? [{ item, outcome: withOwnUploads(outcome) }] : [];
    });
  } finally {
    // Some items may have changed even without a response.
    if (deed.action !== 'check') await store.load();
  }
}

/** Adds the running uploads of this device, which the server does not know. */
function withOwnUploads(outcome: SelectionOutcome): SelectionOutcome {
  if (!outcome.lacks || countMissing(outcome.id) === 0) return outcome;
  return { ...outcome, lacks: withSending(outcome.lacks) };
}
