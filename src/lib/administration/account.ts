import type { Role } from '#lib/accounts/roles.ts';
import type { ItemKind } from '#lib/items/item.ts';

/** An account as the list of people shows it. */
export interface AccountRow {
  id: string;
  username: string;
  shown_name: string;
  role: Role;
  suspended_at: number | null;
  created_at: number;
}

/** Filter of the list of accounts. */
export interface AccountFilter {
  /** Part of the username, folded; empty for everybody. */
  key: string;
  role?: Role | undefined;
  isSuspended: boolean;
}

/** A public item of a person, with its co-authors. */
export interface OwnPublicItem {
  id: string;
  kind: ItemKind;
  title: string;
  /** Usernames, in the order in which they were added. */
  coAuthors: string[];
}
