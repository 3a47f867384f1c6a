import type { ItemKind, Visibility } from '#lib/items/item.ts';

/**
 * The actions before which the site may ask people to confirm their identity (`CONFIRM_ACTS`): publishing, blacking
 * out images for good, deleting content, giving access. Deleting an account and changing a role require the
 * password in any case.
 */
export const CONFIRMED_ACTS = ['publish', 'mask', 'delete', 'roles'] as const;
export type ConfirmedAct = (typeof CONFIRMED_ACTS)[number];

/** The actions that need confirmation, and how long a confirmation is valid (minutes). */
export interface ConfirmationRule {
  acts: readonly ConfirmedAct[];
  minutes: number;
}

/** The action of an API call, from its body and item; undefined for calls that never need a confirmation. */
export type ActOf = (
  body: never,
  item: { kind: ItemKind; visibility: Visibility } | undefined,
) => ConfirmedAct | undefined;

/** Ways for a person to confirm their identity, and whether they have done so recently enough. */
export interface CheckWays {
  isConfirmed: boolean;
  hasPassword: boolean;
  hasPasskey: boolean;
  /** Identity providers where the person has a linked account. */
  providers: { id: string; label: string }[];
}
