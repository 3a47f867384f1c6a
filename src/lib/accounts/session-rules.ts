const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session ends after a day without use, and after thirty days in any case (milliseconds). */
export const SESSION_IDLE = 24 * HOUR;
export const SESSION_LIFETIME = 30 * 24 * HOUR;

/** How long a remotely ended session is remembered, for a device that was away (ms). */
export const REVOKED_KEPT = 365 * 24 * HOUR;

/** Use is recorded at most this often, so that reading does not cause a write at every request. */
export const SEEN_STEP = MINUTE;

/** How long a browser stays known to a person after a sign-in (ms), and the maximum number of such browsers. */
export const DEVICE_LIFETIME = 365 * 24 * HOUR;
export const DEVICES_MAX = 20;

/** Maximum duration of a sign-in at an identity provider, and of the choice of account that follows the first (ms). */
export const PROVIDER_SIGN_IN_LIFETIME = 15 * MINUTE;

/** How long a sign-in with a right password waits for the second factor (ms). */
export const SECOND_STEP_LIFETIME = 10 * MINUTE;

/** How long the secret of a new authenticator app is shown until it is confirmed (ms). */
export const TOTP_SET_UP_LIFETIME = 30 * MINUTE;

/** Maximum time for a device to sign a passkey challenge (ms). */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * MINUTE;

/** How long a proof of identity by a provider is valid (ms). */
export const PROOF_LIFETIME = 10 * MINUTE;

export const RECOVERY_CODES = 10;
export const RESET_LINK_LIFETIME = HOUR;

/** Whether a session may still be used at the instant `now` (epoch ms). */
export function isSessionAlive(session: { seen_at: number; expires_at: number }, now: number): boolean {
  return now < session.expires_at && now - session.seen_at < SESSION_IDLE;
}
