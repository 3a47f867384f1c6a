import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { isTotpCode, newTotpSecret, stepOfCode, totpAddress } from '#lib/second-factor/server/totp.ts';

/** The seed of RFC 6238, appendix B, and its last six digits at some instants (SHA-1). */
const SEED = Secret.fromLatin1('12345678901234567890').base32;
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const STEP = 30_000;

describe('codes of an application', () => {
  it.each(VECTORS)('are those of RFC 6238 at %i s', (seconds, code) => {
    expect(stepOfCode(SEED, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('are taken one step early and one late, and no further', () => {
    const now = 1_111_111_100_000;
    const step = Math.floor(now / STEP);
    const codeAt = (at: number) => TOTP.generate({ secret: Secret.fromBase32(SEED), timestamp: at });
    for (const away of [-1, 0, 1]) expect(stepOfCode(SEED, codeAt(now + away * STEP), now)).toBe(step + away);
    for (const away of [-3, -2, 2, 3])
      expect(stepOfCode(SEED, codeAt(now + away * STEP), now)).toBeUndefined();
  });

  it('may be typed with spaces, and are told from recovery codes', () => {
    expect(stepOfCode(SEED, ' 287 082 ', 59_000)).toBe(1);
    expect(isTotpCode('287 082')).toBe(true);
    for (const other of ['', '28708', '2870821', '7KQ2-M9XA-0F4T-HW3P', '１２３４５６'])
      expect(isTotpCode(other)).toBe(false);
    expect(stepOfCode(SEED, 'abcdef', 59_000)).toBeUndefined();
  });

  it('come from secrets of 160 bits, never the same', () => {
    const secrets = Array.from({ length: 20 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(20);
    for (const secret of secrets) expect(Secret.fromBase32(secret).bytes.length).toBe(20);
  });

  it('are taken over by an address that any application reads', () => {
    const address = new URL(totpAddress(SEED, { username: 'Zoé & Cie', issuer: 'Essai hopital.test' }));
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toBe('/Essai hopital.test:Zoé & Cie');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret: SEED,
      issuer: 'Essai hopital.test',
      digits: '6',
      period: '30',
      algorithm: 'SHA1',
    });
  });
});
