import { expect, it } from 'vitest';
import { securityFile } from '#lib/legal/security-file.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';

const DAY = 86_400_000;
const ORIGIN = 'https://negatoscope.example.fr';
const startedAt = Date.parse('2026-11-29T10:00:00.500Z');
const at = (days: number) => ({ startedAt, now: startedAt + days * DAY });
const given = (env: Record<string, string>) =>
  readSettings({ SECURITY_CONTACT: 'mailto:rssi@chu.fr', ...env }).security;

it('says whom to write to, until when, where it belongs and in which languages', () => {
  expect(securityFile(given({ SECURITY_POLICY: 'https://chu.fr/securite' }), ORIGIN, at(0))).toBe(
    [
      'Contact: mailto:rssi@chu.fr',
      'Expires: 2027-05-30T10:00:00Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://negatoscope.example.fr/.well-known/security.txt',
      'Policy: https://chu.fr/securite',
      '',
    ].join('\n'),
  );
});

it('is gone once it has run out, and where nobody is named', () => {
  expect(securityFile(given({}), ORIGIN, at(181))).toContain('Expires: ');
  expect(securityFile(given({}), ORIGIN, at(183))).toBeUndefined();
  const day = given({ SECURITY_EXPIRES: '2999-01-01' });
  expect(securityFile(day, ORIGIN, at(183))).toContain('Expires: 2999-01-01T00:00:00Z');
  expect(securityFile(given({ SECURITY_CONTACT: '' }), ORIGIN, at(0))).toBeUndefined();
});

it.each([
  { SECURITY_CONTACT: 'rssi@chu.fr' },
  { SECURITY_CONTACT: 'javascript:alert(1)' },
  { SECURITY_CONTACT: 'mailto:a@b\nContact: mailto:c@d' },
  { SECURITY_EXPIRES: '2020-01-01' },
  { SECURITY_EXPIRES: 'demain' },
  { SECURITY_LANGUAGES: 'français' },
  { SECURITY_POLICY: 'http://chu.fr' },
])('a start with %o is refused in words', (env) => {
  const [name] = Object.keys(env);
  expect(() => readSettings(env)).toThrow(`${name} doit être`);
});
