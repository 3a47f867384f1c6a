import { ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';

/** Whether items of a kind have a date on which they must be reviewed again. */
const COMES_UP = {
  questionnaire: false,
  case: false,
  protocol: true,
} as const satisfies Record<ItemKind, boolean>;

type DueKind = {
  [Kind in ItemKind]: (typeof COMES_UP)[Kind] extends true ? Kind : never;
}[ItemKind];

export const DUE_KINDS = ITEM_KINDS.filter((kind): kind is DueKind => COMES_UP[kind]);
