import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

let address = 0;
/** Every test comes from an address of its own. */
const fresh = () => {
  address += 1;
  return { 'X-Forwarded-For': `198.51.100.${address}` };
};
const login = (username: string, password: string, headers: Record<string, string>) =>
  site.send('POST', '/api/auth/login', { json: { username, password }, headers });

describe('guessing', () => {
  it('is stopped after ten at most, told how long to wait, for that account and address only', async () => {
    const person = await site.person('Victor');
    const headers = fresh();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => login('victor', `guess ${index}`, headers)),
    );
    const verified = answers.filter(({ status }) => status === 401);
    const refused = answers.filter(({ status }) => status === 429);
    expect(verified.length).toBeGreaterThan(0);
    expect(verified.length).toBeLessThanOrEqual(10);
    expect(verified.length + refused.length).toBe(60);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.json.message).toMatch(
      /^Trop de tentatives\. Réessayez dans \d+\u00a0(seconde|minute)s?\.$/,
    );
    expect((await login('victor', person.password, fresh())).status).toBe(200);
  });

  it('waits longer and longer, and never counts what it refused', async () => {
    await site.person('Zoé');
    const headers = fresh();
    const row = () =>
      site.context.db
        .selectFrom('throttle')
        .selectAll()
        .where('next_at', '>', Date.now())
        .orderBy('next_at', 'desc')
        .executeTakeFirst();
    for (let guess = 0; guess < 5; guess++)
      expect((await login('zoé', 'x'.repeat(9), headers)).status).toBe(401);
    expect((await login('zoé', 'x'.repeat(9), headers)).status).toBe(429);
    const first = await row();
    expect(first?.points).toBe(5);
    await site.context.db
      .updateTable('throttle')
      .set({ next_at: 0 })
      .where('key', '=', first?.key ?? '')
      .execute();
    expect((await login('zoé', 'x'.repeat(9), headers)).status).toBe(401);
    const second = await row();
    expect(second?.points).toBe(6);
    const now = Date.now();
    expect((second?.next_at ?? 0) - now).toBeGreaterThan(1000);
    expect((second?.next_at ?? 0) - now).toBeLessThanOrEqual(2000);
  });

  it('tells an unknown name from a wrong password by nothing', async () => {
    await site.person('Wanda');
    const [known, unknown] = [
      await login('wanda', 'faux mot de passe', fresh()),
      await login('personne', 'faux mot de passe', fresh()),
    ];
    expect(known.json).toEqual(unknown.json);
    expect(known.status).toBe(401);
    expect(unknown.status).toBe(401);
  });

  it('is in the journal of whose account it is, a moment later, and of nobody without one', async () => {
    const { cookie } = await site.person('Ursule');
    await login('ursule', 'faux mot de passe', fresh());
    await login('mot-de-passe-tapé-trop-haut', 'x', fresh());
    const own = async () => (await site.send('GET', '/account/audit', { cookie })).text;
    await expect.poll(own, { timeout: 15_000 }).toContain('Mot de passe ou code refusé');
    expect(await own()).toContain('198.51.100.0/24');
    const entries = await site.context.db.selectFrom('audit_entry').selectAll().execute();
    expect(JSON.stringify(entries)).not.toMatch(/tapé|faux/);
  });

  it('gives attempts back to who succeeds', async () => {
    const { username, password } = await site.person('Yves');
    const headers = fresh();
    for (let round = 0; round < 12; round++)
      expect((await login(username, password, headers)).status).toBe(200);
  });

  it('of the current password with a stolen session is stopped too', async () => {
    const { token } = await site.person('Ursule');
    const headers = fresh();
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess++) {
      const json = { current: `faux ${guess}`, password: 'un tout autre secret' };
      statuses.push((await site.send('POST', '/api/account/password', { token, json, headers })).status);
    }
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('guessing from many addresses', () => {
  /** The name=value of the device cookie that an answer sets. */
  const deviceOf = (answer: Awaited<ReturnType<typeof login>>) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('__Host-device='))
      ?.split(';')[0] ?? '';
  const guessFrom = (username: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => login(username, 'faux mot de passe', fresh())));

  it('slows an account down for strangers, not for a device that signed in before', async () => {
    const { username, password } = await site.person('Xavière');
    const signedIn = await login(username, password, fresh());
    // The same for a name that does not exist.
    const answers = [...(await guessFrom('xavière', 100)), ...(await guessFrom('xavier', 100))];
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(200);
    const slowed = await site.context.db
      .updateTable('throttle')
      .set({ next_at: Date.now() + 240_000 })
      .where('points', '>=', 100)
      .where('next_at', '>', 0)
      .returning('key')
      .execute();
    expect(slowed).toHaveLength(2);
    expect((await login(username, password, fresh())).status).toBe(429);
    expect((await login('xavier', password, fresh())).status).toBe(429);
    const known = { ...fresh(), Cookie: deviceOf(signedIn) };
    expect((await login(username, password, known)).status).toBe(200);
  });
});

describe('the form without script', () => {
  const post = (path: string, fields: Record<string, string>) =>
    site.send('POST', path, { body: new URLSearchParams(fields), headers: fresh() });

  it.each(['/', '/login'])('signs in at %s and goes on to where one was going', async (path) => {
    const { username, password } = await site.person(`Sans script ${path === '/' ? 'un' : 'deux'}`);
    const answer = await post(path, { mode: 'login', username, password, suite: '/cases-list' });
    expect(cookieOf(answer)).toMatch(/^__Host-session=.{43}$/);
    expect(answer.text).toContain('url=/cases-list');
    expect((await site.send('GET', '/account', { cookie: cookieOf(answer) })).status).toBe(200);
  });

  it('registers', async () => {
    const answer = await post('/', { mode: 'register', username: 'Gaspard', password: 'cheval agrafe pile' });
    expect((await site.send('GET', '/account', { cookie: cookieOf(answer) })).status).toBe(200);
  });

  it('keeps the name and says what is wrong, in French, without the password', async () => {
    const answer = await post('/', { mode: 'login', username: 'Gaspard', password: 'pas celui-là' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Nom d’utilisateur ou mot de passe incorrect.');
    expect(answer.text).toContain('value="Gaspard"');
    expect(answer.text).not.toContain('pas celui-là');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'never leads to %s',
    async (suite) => {
      const { username, password } = await site.person(`Suite ${suite.length}`);
      const answer = await post('/', { mode: 'login', username, password, suite });
      expect(answer.text).not.toContain('evil.example');
    },
  );
});

it('writes no secret to the console', async () => {
  const { password, token } = await site.person('Discrète');
  await site.send('POST', '/api/auth/login', {
    body: `{"password":"${password}"`,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(site.output()).not.toContain(password);
  expect(site.output()).not.toContain(token);
});
