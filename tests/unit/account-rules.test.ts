import { describe, expect, it } from 'vitest';
import { deviceOf } from '#lib/accounts/device.ts';
import { passwordFault } from '#lib/accounts/password-rules.ts';
import { safeSuite } from '#lib/accounts/return-path.ts';
import { COMMON_PASSWORDS } from '#lib/accounts/server/common-passwords.ts';
import { isSessionAlive, SESSION_IDLE } from '#lib/accounts/session-rules.ts';
import { isUsername, normaliseUsername, usernameKey } from '#lib/accounts/username-rules.ts';

describe('usernames', () => {
  it.each(['lea', 'Léa Martin', 'Jean-Luc', 'd’Artagnan', "O'Neil", 'dr_x.2', '王', 'a'.repeat(50)])(
    'accepts %s',
    (name) => expect(isUsername(normaliseUsername(name))).toBe(true),
  );

  it.each(['', '   ', '...', 'a'.repeat(51), 'a\u0000b', 'a\nb', '<b>', 'a@b.fr', 'a\u202eb', '😀'])(
    'refuses %j',
    (name) => expect(isUsername(normaliseUsername(name))).toBe(false),
  );

  it('stores NFC, trimmed', () => expect(normaliseUsername('  Le\u0301a ')).toBe('Léa'));

  it.each([
    ['Léa', 'LEA'],
    ['d’Artagnan', "D'artagnan"],
    ['Cœur', 'coeur'],
    ['Jean  Luc', 'jean luc'],
  ])('takes %s and %s for the same name', (one, other) => expect(usernameKey(one)).toBe(usernameKey(other)));

  it('keeps different names apart', () => expect(usernameKey('jean-luc')).not.toBe(usernameKey('jeanluc')));
});

describe('passwords', () => {
  const fault = (password: string, username = 'lea') =>
    passwordFault(password, username, { min: 8, common: COMMON_PASSWORDS });

  it.each([
    'motdepasse',
    'MotDePasse1!',
    'azertyuiop',
    'Azerty123',
    'radiologie2026',
    'Sébastien',
    '23456789',
  ])('finds %s too common', (password) => expect(fault(password)).toBe('password_common'));

  it('refuses the username itself, with digits too', () => {
    expect(fault('Marguerite Duras', 'marguerite duras')).toBe('password_common');
    expect(fault('lea-lea-lea42', 'léa-léa-léa')).toBe('password_common');
  });

  it('counts characters, not bytes or halves of pairs', () => {
    expect(fault('courts')).toBe('password_too_short');
    expect(fault('🩻🩻🩻🩻')).toBe('password_too_short');
    expect(fault('x9'.repeat(129))).toBe('password_too_long');
  });

  it.each(['cheval agrafe pile', 'Tr0is-Petits-Chats!', `${'é'.repeat(7)}à?`, 'ûz8$Kp2m'])(
    'accepts %s',
    (password) => expect(fault(password)).toBeUndefined(),
  );
});

describe('where to go after signing in', () => {
  it.each(['/', '/use/12', '/public-cases?q=a%20b&page=2', '/cases-list#x'])('accepts %s', (path) =>
    expect(safeSuite(path)).toBe(path),
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'use/12',
    '',
    `/${'a'.repeat(2001)}`,
    null,
    undefined,
  ])('refuses %j', (path) => expect(safeSuite(path)).toBeUndefined());
});

describe('devices', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    ['curl/8.1', ''],
    [null, ''],
  ])('names %s', (header, device) => expect(deviceOf(header)).toBe(device));
});

it('ends a session after a day of rest, and at its term', () => {
  const session = { seen_at: 1000, expires_at: 10 * SESSION_IDLE };
  expect(isSessionAlive(session, 1000 + SESSION_IDLE - 1)).toBe(true);
  expect(isSessionAlive(session, 1000 + SESSION_IDLE)).toBe(false);
  expect(isSessionAlive({ ...session, seen_at: 10 * SESSION_IDLE - 1 }, 10 * SESSION_IDLE)).toBe(false);
});
