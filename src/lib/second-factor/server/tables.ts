/** The secret that a person's application makes codes from (RFC 6238). */
export interface TotpTable {
  user_id: string;
  /** Base32, as the application was given it: codes can be checked by nothing less. */
  secret: string;
  begun_at: number;
  /** Null while no code has shown that an application holds the secret: it asks for nothing until then. */
  confirmed_at: number | null;
  /** The last time step whose code was accepted: none is accepted twice, and none before it. */
  last_step: number;
}

/** A key that a device of the person keeps (WebAuthn). */
export interface PasskeyTable {
  /** Credential id (base64url). */
  id: string;
  user_id: string;
  /** COSE (base64url). */
  public_key: string;
  /** Signatures made, as the device counts them; 0 where it does not. */
  counter: number;
  /** How the browser reaches it, separated by commas. */
  transports: string;
  /** The person's name for it. */
  name: string;
  created_at: number;
  used_at: number | null;
}

/** A challenge that a device must sign, once. */
export interface PasskeyChallengeTable {
  /** SHA-256 (hex). */
  challenge_hash: string;
  /** The person who adds a passkey with it; null for a sign-in. */
  user_id: string | null;
  expires_at: number;
}

/** A sign-in whose password was right, and that waits for the second factor. */
export interface PendingSignInTable {
  /** SHA-256 (hex) of the secret in the cookie of the browser that it is for. */
  secret_hash: string;
  user_id: string;
  expires_at: number;
}
