import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code holds (RFC 6238, section 5.2). */
const PERIOD = 30;
/** Codes of one step before and after are taken too: clocks differ, and typing takes time. */
const WINDOW = 1;

const of = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD });

/** A fresh secret of 160 bits (base32), as RFC 4226, section 4, recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address (`otpauth:`) by which an application takes a secret over, with what it will call it. */
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

/** The typed code, without the spaces that applications show in the middle. */
const digitsOf = (typed: string) => typed.replace(/\s/g, '');

/** Whether what was typed looks like a code of an application, rather than like a recovery code. */
export function isTotpCode(typed: string): boolean {
  return /^\d{6}$/.test(digitsOf(typed));
}

/**
 * The time step of a typed code; undefined when it is none of this secret's around `now` (epoch ms). A caller that
 * accepts it must mark the step as used.
 */
export function stepOfCode(secret: string, typed: string, now: number): number | undefined {
  if (!isTotpCode(typed)) return undefined;
  const delta = of(secret).validate({ token: digitsOf(typed), timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / (PERIOD * 1000)) + delta;
}
