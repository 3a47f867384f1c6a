/** Passkeys that one person may have. */
export const PASSKEYS_MAX = 20;
/** Characters of the name that a person gives one. */
export const PASSKEY_NAME_MAX = 60;

/** A passkey, as its person's page shows it. */
export interface ListedPasskey {
  id: string;
  /** Empty where it was given none. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** Null before it was first signed in with. */
  usedAt: string | null;
}
