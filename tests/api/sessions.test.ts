import { beforeAll, describe, expect, it } from 'vitest';
import { SESSION_IDLE, SESSION_LIFETIME } from '#lib/accounts/session-rules.ts';
import { secretHash } from '#lib/platform/server/base/secrets.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import { cookieOf, type Person } from './site.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const byToken = async ({ token }: Person) =>
  (await site.send('GET', '/api/account/sessions', { token })).status;
const byCookie = async ({ cookie }: Person) => (await site.send('GET', '/account', { cookie })).status;
const works = async (person: Person) => [await byToken(person), await byCookie(person)];
const signIn = async ({ username, password }: Person): Promise<Person> => {
  const answer = await site.send('POST', '/api/auth/login', { json: { username, password } });
  return { username, password, token: answer.json.token, cookie: cookieOf(answer) };
};
const IN = [200, 200];
const OUT = [401, 302];

describe('a session', () => {
  it('answers sign-in with a token and a cookie that are different secrets', async () => {
    const person = await site.person('Alice');
    const answer = await site.send('POST', '/api/auth/login', {
      json: { username: person.username.toUpperCase(), password: person.password },
    });
    expect(answer.json).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), username: person.username });
    const [session, device] = answer.headers.getSetCookie();
    expect(session).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(device).toMatch(
      /^__Host-device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(cookieOf(answer)).not.toContain(answer.json.token);
  });

  it('keeps the token for calls and the cookie for pages', async () => {
    const { token, cookie } = await site.person('Bruno');
    const secret = cookie.slice(cookie.indexOf('=') + 1);
    expect((await site.send('GET', '/api/account/sessions', { cookie })).status).toBe(401);
    expect((await site.send('GET', '/api/account/sessions', { token: secret })).status).toBe(401);
    expect((await site.send('GET', '/account', { token })).status).toBe(302);
    expect((await site.send('GET', '/account', { cookie: `__Host-session=${token}` })).status).toBe(302);
  });

  it('stores neither secret', async () => {
    const { token, cookie } = await site.person('Chloé');
    const rows = await site.context.db.selectFrom('session').selectAll().execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(cookie.slice(cookie.indexOf('=') + 1));
    expect(stored).toContain(secretHash(token));
  });

  it.each(['token', 'cookie'] as const)('ends at sign-out by %s, both ways at once', async (means) => {
    const person = await site.person(`Sortie ${means}`);
    expect(await works(person)).toEqual(IN);
    const answer = await site.send('POST', '/api/auth/logout', { [means]: person[means] });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await works(person)).toEqual(OUT);
  });

  it('signs out by a form without script, and comes back home', async () => {
    const { cookie } = await site.person('Formulaire');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await site.send('POST', '/api/auth/logout', { cookie, headers, body: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect((await site.send('GET', '/account', { cookie })).status).toBe(302);
  });

  it('can be ended from another one, which is listed as the current one', async () => {
    const person = await site.person('Denis');
    const other = await signIn(person);
    const { sessions } = (await site.send('GET', '/api/account/sessions', { token: person.token })).json;
    expect(sessions).toHaveLength(2);
    const target = sessions.find((session: { current: boolean }) => !session.current);
    const path = `/api/account/sessions/${target.id}`;
    const stranger = await site.person('Étranger');
    expect((await site.send('DELETE', path, { token: stranger.token })).status).toBe(404);
    expect((await site.send('DELETE', path, { token: person.token })).status).toBe(204);
    expect(await works(other)).toEqual(OUT);
    expect(await works(person)).toEqual(IN);
  });

  it('stays alone when all others are ended in one press, which the journal tells of', async () => {
    const person = await site.person('Édith');
    const others = [await signIn(person), await signIn(person)];
    const stranger = await site.person('Étrangère');
    expect((await site.send('DELETE', '/api/account/sessions', { token: person.token })).status).toBe(204);
    expect(await Promise.all(others.map(works))).toEqual([OUT, OUT]);
    expect([await works(person), await works(stranger)]).toEqual([IN, IN]);
    const { text } = await site.send('GET', '/account/audit', { cookie: person.cookie });
    expect(text).toContain('Sessions fermées');
  });

  it('ends everywhere else when recovery codes are made', async () => {
    const person = await site.person('Elvire');
    const other = await signIn(person);
    const json = { password: person.password };
    const path = '/api/account/recovery-codes';
    const refused = { token: person.token, json: { password: 'pas le bon' } };
    expect((await site.send('POST', path, refused)).status).toBe(422);
    expect(await works(other)).toEqual(IN);
    expect((await site.send('POST', path, { token: person.token, json })).status).toBe(200);
    expect([await works(other), await works(person)]).toEqual([OUT, IN]);
  });

  it('ends everywhere else when the password changes', async () => {
    const person = await site.person('Élise');
    const other = await signIn(person);
    const json = { current: person.password, password: 'un tout autre secret' };
    expect((await site.send('POST', '/api/account/password', { token: person.token, json })).status).toBe(
      204,
    );
    expect(await works(other)).toEqual(OUT);
    expect(await works(person)).toEqual(IN);
    const again = await site.send('POST', '/api/auth/login', {
      json: { username: person.username, password: person.password },
    });
    expect(again.status).toBe(401);
  });

  it.each([
    ['a day without use', { seen_at: Date.now() - SESSION_IDLE }],
    ['thirty days', { created_at: Date.now() - SESSION_LIFETIME, expires_at: Date.now() }],
  ])('ends after %s', async (after, change) => {
    const person = await site.person(`Fin ${after}`);
    await site.context.db
      .updateTable('session')
      .set(change)
      .where('bearer_hash', '=', secretHash(person.token))
      .execute();
    expect(await works(person)).toEqual(OUT);
  });

  it('gets its cookie again by its token, and an API 401 takes the cookie away', async () => {
    const { token, cookie } = await site.person('Fanny');
    const answer = await site.send('POST', '/api/auth/session', { token });
    expect([answer.status, answer.json, cookieOf(answer)]).toEqual([200, { received: false }, cookie]);
    const again = await site.send('POST', '/api/auth/session', { token, cookie });
    expect(again.json, 'the browser has kept it').toEqual({ received: true });
    const refused = await site.send('POST', '/api/auth/session', { token: 'x'.repeat(43) });
    expect(refused.json.code).toBe('sign_in_required');
    expect(refused.headers.get('set-cookie')).toMatch(/^__Host-session=; .*Max-Age=0/);
  });

  it.each(['', 'x', 'é', '\t', "' or 1=1 --", 'x'.repeat(5000)])(
    'is not given to the token %.20j',
    async (token) => {
      const headers = { Authorization: `Bearer ${encodeURIComponent(token)}` };
      expect((await site.send('GET', '/api/account/sessions', { headers })).status).toBe(401);
    },
  );
});

describe('requests from another site', () => {
  it.each(['login', 'register', 'logout', 'reset'])('cannot %s', async (call) => {
    const { cookie } = await site.person(`Csrf ${call}`);
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      const answer = await site.send('POST', `/api/auth/${call}`, { cookie, headers, json: {} });
      expect([answer.status, answer.json.code]).toEqual([403, 'cross_site']);
    }
    expect((await site.send('GET', '/account', { cookie })).status).toBe(200);
  });

  it.each(['/', '/login', '/reset'])('cannot post the form of %s', async (path) => {
    const body = new URLSearchParams({ username: 'a', password: 'b' });
    const answer = await site.send('POST', path, { body, headers: { Origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });
});
