/** The secret of a person's authenticator app (RFC 6238). */
export interface TotpTable {
  user_id: string;
  /** Base32, stored unencrypted and unhashed since it is needed to check codes. */
  secret: string;
  begun_at: number;
  /** Null until a code has confirmed that an app has the secret; no codes are required before. */
  confirmed_at: number | null;
  /** The last time step whose code was accepted: only codes of later steps are accepted. */
  last_step: number;
}

/** A passkey of a person, stored on a device (WebAuthn). */
export interface PasskeyTable {
  /** Credential id (base64url). */
  id: string;
  user_id: string;
  /** COSE (base64url). */
  public_key: string;
  /** The device's signature counter; 0 if it has none. */
  counter: number;
  /** The device's transports, separated by commas. */
  transports: string;
  /** The name given by the person. */
  name: string;
  created_at: number;
  used_at: number | null;
}

/** A challenge for a device, to be signed once. */
export interface PasskeyChallengeTable {
  /** SHA-256 (hex). */
  challenge_hash: string;
  /** The person who is adding a passkey; null for a sign-in. */
  user_id: string | null;
  expires_at: number;
}

/** A sign-in with a right password that waits for the second factor. */
export interface PendingSignInTable {
  /** SHA-256 (hex) of the secret in the browser's cookie. */
  secret_hash: string;
  user_id: string;
  expires_at: number;
}
