import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeNow, forgetSteps, type Protected, protectedPerson, stepCookieOf } from './protected-person.ts';
import { runAdmin } from './run-admin.ts';
import { cookieOf, type Person, type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

const login = ({ username, password }: Person) =>
  site.send('POST', '/api/auth/login', { json: { username, password } });
const step = (cookie: string, code: string, headers: Record<string, string> = {}) =>
  site.send('POST', '/api/auth/second-step', { cookie, json: { code }, headers });
/** The cookie of a sign-in that waits. */
const begin = async (person: Person) => stepCookieOf(await login(person));

describe('a sign-in that asks for a second factor', () => {
  let person: Protected;
  beforeAll(async () => {
    person = await protectedPerson(site, 'Alix');
  });

  it('says so by an error, opens nothing, and is finished by a code', async () => {
    const first = await login(person);
    expect([first.status, first.json.code]).toEqual([401, 'second_factor_required']);
    expect(first.headers.getSetCookie().some((each) => /session=\w/.test(each))).toBe(false);
    const cookie = stepCookieOf(first);
    expect(first.headers.getSetCookie().join()).toMatch(/second-step=[^;]+; .*HttpOnly; SameSite=Strict/);
    expect((await site.send('GET', '/account', { cookie })).status).toBe(302);
    const second = await step(cookie, codeNow(person.secret));
    expect([second.status, second.json.username]).toEqual([200, 'Alix']);
    const opened = await site.send('GET', '/account', { cookie: cookieOf(second) });
    expect(opened.status).toBe(200);
    expect((await site.send('GET', '/api/account/sessions', { token: second.json.token })).status).toBe(200);
  });

  it('refuses a code that was used, a wrong one, and what does not wait any more', async () => {
    await forgetSteps(site);
    const code = codeNow(person.secret);
    const used = await begin(person);
    expect((await step(used, code)).status).toBe(200);
    expect((await step(used, codeNow(person.secret, 1))).json.code).toBe('second_step_expired');
    const again = await begin(person);
    expect((await step(again, code)).json.code).toBe('wrong_second_factor');
    expect((await step(again, '000000')).json.code).toBe('wrong_second_factor');
    expect((await step('', code)).json.code).toBe('second_step_expired');
    expect((await step(`__Host-second-step=${'x'.repeat(43)}`, code)).json.code).toBe('second_step_expired');
    await site.context.db.updateTable('pending_sign_in').set({ expires_at: 1 }).execute();
    await forgetSteps(site);
    expect((await step(again, codeNow(person.secret))).json.code).toBe('second_step_expired');
  });

  it('takes no code of somebody else', async () => {
    const other = await protectedPerson(site, 'Bérénice');
    await forgetSteps(site);
    const cookie = await begin(person);
    expect((await step(cookie, codeNow(other.secret))).json.code).toBe('wrong_second_factor');
    const theirs = await begin(other);
    expect((await step(theirs, codeNow(other.secret))).json.username).toBe('Bérénice');
  });

  it('is slowed down like guesses of a password', async () => {
    const slow = await protectedPerson(site, 'Cléo');
    const cookie = await begin(slow);
    const headers = { 'X-Forwarded-For': '198.51.100.77' };
    const answers = [];
    for (let guess = 0; guess < 8; guess++) answers.push(await step(cookie, '000000', headers));
    const codes = answers.map(({ json }) => json.code);
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'wrong_second_factor'));
    expect(codes).toContain('too_many_attempts');
    expect((await step(cookie, codeNow(slow.secret), headers)).json.code).toBe('too_many_attempts');
  });

  it('keeps a right password counted until the code was right too', async () => {
    const guessed = await protectedPerson(site, 'Dalila');
    const answers = [];
    for (let round = 0; round < 7; round++) answers.push((await login(guessed)).json.code);
    expect(answers).toContain('too_many_attempts');
  });

  it('tells a suspended account so, and opens nothing', async () => {
    const suspended = await protectedPerson(site, 'Élie');
    const cookie = await begin(suspended);
    await site.context.db
      .updateTable('user')
      .set({ suspended_at: 1 })
      .where('username', '=', 'Élie')
      .execute();
    const refused = await step(cookie, codeNow(suspended.secret));
    expect([refused.status, refused.json.code]).toEqual([403, 'account_suspended']);
  });

  it('asks for it still after the password was set anew by a recovery code', async () => {
    const forgetful = await protectedPerson(site, 'Félix');
    const { token, password } = forgetful;
    const made = await site.send('POST', '/api/account/recovery-codes', { token, json: { password } });
    const [one, two] = made.json.codes as string[];
    const changed = { username: 'félix', code: one, password: 'un tout autre secret' };
    expect((await site.send('POST', '/api/auth/reset', { json: changed })).status).toBe(200);
    const renewed = { ...forgetful, password: changed.password };
    const cookie = await begin(renewed);
    expect(cookie).not.toBe('');
    expect((await step(cookie, one ?? '')).json.code).toBe('wrong_second_factor');
    expect((await step(cookie, two ?? '')).status).toBe(200);
  });
});

describe('administrators', () => {
  it('reset it on the person’s page with their own password, and by a command', async () => {
    const administrator = await site.person('Jade');
    const { db } = site.context;
    await db
      .updateTable('user')
      .set({ account_role: 'administrator' })
      .where('username', '=', 'Jade')
      .execute();
    const person = await protectedPerson(site, 'Kim');
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('username', '=', 'Kim')
      .executeTakeFirstOrThrow();
    const post = (password: string) =>
      site.send('POST', `/administration/people/${id}`, {
        cookie: administrator.cookie,
        body: new URLSearchParams({ action: 'double-authentification', 'mot-de-passe': password }),
      });
    expect((await post('non')).status).toBe(422);
    expect((await login(person)).json.code).toBe('second_factor_required');
    expect((await post(administrator.password)).status).toBe(303);
    expect((await login(person)).status).toBe(200);
    await protectedPerson(site, 'Lou');
    const told = await runAdmin(['reset-second-factor', 'lou'], { DATA_DIR: site.context.settings.dataDir });
    expect(told.output).toContain('Lou');
    const actions = await db
      .selectFrom('audit_entry')
      .select(['action', 'source'])
      .where('action', '=', 'second_factor_reset')
      .orderBy('number')
      .execute();
    expect(actions.map(({ source }) => source === 'command')).toEqual([false, true]);
  });
});
