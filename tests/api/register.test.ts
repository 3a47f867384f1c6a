import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe('registration', () => {
  const register = (username: unknown, password: unknown) =>
    site.send('POST', '/api/auth/register', { json: { username, password } });

  it('answers 201 with the name as it is stored', async () => {
    const answer = await register('  Ame\u0301lie  ', 'cheval agrafe pile');
    expect([answer.status, answer.json]).toEqual([201, { username: 'Amélie' }]);
    expect((await register('AMELIE', 'cheval agrafe pile')).json.code).toBe('username_taken');
  });

  it.each([
    ['<b>', 'cheval agrafe pile', 'username_invalid'],
    ['аnna', 'cheval agrafe pile', 'username_invalid'],
    ['ａｎｎａ', 'cheval agrafe pile', 'username_invalid'],
    ['an\u200bna', 'cheval agrafe pile', 'username_invalid'],
    ['\u202eanna', 'cheval agrafe pile', 'username_invalid'],
    ['Bob', 'court', 'password_too_short'],
    ['Bob', 'motdepasse', 'password_common'],
    ['Bob', 'x1'.repeat(200), 'password_too_long'],
    ['', 'cheval agrafe pile', 'invalid'],
    [12, 'cheval agrafe pile', 'invalid'],
    ['a\u0000b', 'cheval agrafe pile', 'invalid'],
  ])('refuses %j with %.20j: %s', async (username, password, code) => {
    const answer = await register(username, password);
    expect([answer.status, answer.json.code]).toEqual([422, code]);
  });

  it('refuses a name that looks like somebody else’s', async () => {
    await site.person('Olivier');
    const answer = await register('0livier', 'cheval agrafe pile');
    expect([answer.status, answer.json.code]).toEqual([409, 'username_confusable']);
  });

  it('of one name at once by many makes one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => register('Unique', 'cheval agrafe pile')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });
});
