import type { ItemKind, Visibility } from '#lib/items/item.ts';

/**
 * What the site may ask its people to confirm anew (`CONFIRM_ACTS`): to show readers something, to black out images for good, to
 * delete contents, to give somebody access. Deleting an account and giving a role ask for the password whatever the setting.
 */
export const CONFIRMED_ACTS = ['publish', 'mask', 'delete', 'roles'] as const;
export type ConfirmedAct = (typeof CONFIRMED_ACTS)[number];

/** The acts that ask, and for how long one who has shown who they are is not asked again (minutes). */
export interface ConfirmationRule {
  acts: readonly ConfirmedAct[];
  minutes: number;
}

/** Which act a call is, by what it sends and the item that it is about; undefined for none that is ever asked about. */
export type ActOf = (
  body: never,
  item: { kind: ItemKind; visibility: Visibility } | undefined,
) => ConfirmedAct | undefined;

/** How somebody may show again who they are, and whether they have done so lately enough. */
export interface CheckWays {
  isConfirmed: boolean;
  hasPassword: boolean;
  hasPasskey: boolean;
  /** Where they have an account that is linked. */
  providers: { id: string; label: string }[];
}
