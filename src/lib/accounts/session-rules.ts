const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session ends after a day without use, and after thirty days in any case (milliseconds). */
export const SESSION_IDLE = 24 * HOUR;
export const SESSION_LIFETIME = 30 * 24 * HOUR;

/** For how long a device that was away learns that its session was ended from elsewhere (ms). */
export const REVOKED_KEPT = 365 * 24 * HOUR;

/** Use is written down at most this often, so that reading does not become writing. */
export const SEEN_STEP = MINUTE;

/** For how long a browser that somebody signed in from stays known to them (ms), and how many browsers do. */
export const DEVICE_LIFETIME = 365 * 24 * HOUR;
export const DEVICES_MAX = 20;

/** For how long a sign-in at a provider of identities may take, and the choice that follows the first (ms). */
export const PROVIDER_SIGN_IN_LIFETIME = 15 * MINUTE;

/** For how long a right password waits for the second factor (ms). */
export const SECOND_STEP_LIFETIME = 10 * MINUTE;

/** For how long a secret of an application of codes that nobody confirmed is shown (ms). */
export const TOTP_SET_UP_LIFETIME = 30 * MINUTE;

/** For how long a device may take to sign what it was asked to (ms). */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * MINUTE;

/** How long a proof of identity by a provider is valid (ms). */
export const PROOF_LIFETIME = 10 * MINUTE;

export const RECOVERY_CODES = 10;
export const RESET_LINK_LIFETIME = HOUR;

/** Whether a session may still be used at the instant `now` (epoch ms). */
export function isSessionAlive(session: { seen_at: number; expires_at: number }, now: number): boolean {
  return now < session.expires_at && now - session.seen_at < SESSION_IDLE;
}
