import type { ItemKind, Visibility } from '#lib/items/item.ts';

/**
 * The acts before which the site may ask people to confirm their identity (`CONFIRM_ACTS`): to publish, to black out
 * images for good, to delete content, to give somebody access. Deleting an account and giving a role ask for the
 * password whatever the setting.
 */
export const CONFIRMED_ACTS = ['publish', 'mask', 'delete', 'roles'] as const;
export type ConfirmedAct = (typeof CONFIRMED_ACTS)[number];

/** The acts that ask, and for how long one who has shown who they are is not asked again (minutes). */
export interface ConfirmationRule {
  acts: readonly ConfirmedAct[];
  minutes: number;
}

/** The act of a call, from its body and its item; undefined for calls that never need a confirmation. */
export type ActOf = (
  body: never,
  item: { kind: ItemKind; visibility: Visibility } | undefined,
) => ConfirmedAct | undefined;

/** How a person may confirm their identity, and whether they have done so recently enough. */
export interface CheckWays {
  isConfirmed: boolean;
  hasPassword: boolean;
  hasPasskey: boolean;
  /** Where they have an account that is linked. */
  providers: { id: string; label: string }[];
}
