/** Maximum number of passkeys per person. */
export const PASSKEYS_MAX = 20;
/** Maximum length of a passkey's name, in characters. */
export const PASSKEY_NAME_MAX = 60;

/** A passkey, as listed for its person. */
export interface ListedPasskey {
  id: string;
  /** Empty when it has no name. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** Null before its first use for signing in. */
  usedAt: string | null;
}
