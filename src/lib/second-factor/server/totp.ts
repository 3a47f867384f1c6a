import { Secret, TOTP } from 'otpauth';

/** Duration of a time step in seconds (RFC 6238, section 5.2). */
const PERIOD = 30;
/** Codes one step earlier or later are accepted too: clocks differ, and typing takes time. */
const WINDOW = 1;

const of = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD });

/** A new 160-bit secret (base32), as recommended by RFC 4226, section 4. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address (`otpauth:`) that transfers a secret to an authenticator app, with the name displayed there. */
export function totpAddress(
  secret: string,
  { username, issuer }: { username: string; issuer: string },
): string {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    period: PERIOD,
    issuer,
    label: username,
  }).toString();
}

/** The typed code without the space that apps display in the middle. */
const digitsOf = (typed: string) => typed.replace(/\s/g, '');

/** Whether a typed text has the form of an app's code, rather than of a recovery code. */
export function isTotpCode(typed: string): boolean {
  return /^\d{6}$/.test(digitsOf(typed));
}

/**
 * The time step of a typed code; undefined when it is not a valid code around `now` (epoch ms). A caller that
 * accepts it must mark the step as used.
 */
export function stepOfCode(secret: string, typed: string, now: number): number | undefined {
  if (!isTotpCode(typed)) return undefined;
  const delta = of(secret).validate({ token: digitsOf(typed), timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / (PERIOD * 1000)) + delta;
}
