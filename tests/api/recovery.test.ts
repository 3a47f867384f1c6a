import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUser } from '#lib/accounts/server/find-user.ts';
import { makeResetLink } from '#lib/administration/server/change-account.ts';
import { secretHash } from '#lib/platform/server/base/secrets.ts';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const PASSWORD = 'encore un autre secret';
const makeCodes = async ({ token, password }: Person): Promise<string[]> =>
  (await site.send('POST', '/api/account/recovery-codes', { token, json: { password } })).json.codes;
const reset = (json: unknown) => site.send('POST', '/api/auth/reset', { json });
const signsIn = async (username: string, password: string) =>
  (await site.send('POST', '/api/auth/login', { json: { username, password } })).status === 200;

describe('recovery codes', () => {
  it('are ten, want the password, and are stored as hashes only', async () => {
    const person = await site.person('Alma');
    const refused = await site.send('POST', '/api/account/recovery-codes', {
      token: person.token,
      json: { password: 'pas le bon' },
    });
    expect([refused.status, refused.json.code]).toEqual([422, 'wrong_password']);
    const codes = await makeCodes(person);
    expect(new Set(codes).size).toBe(10);
    // 28 characters of an alphabet of 32: 140 bits.
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    const stored = JSON.stringify(await site.context.db.selectFrom('recovery_code').selectAll().execute());
    expect(codes.some((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toBe(
      false,
    );
  });

  it('set a new password once, end every session, however they are typed', async () => {
    const person = await site.person('Basile');
    const [code = ''] = await makeCodes(person);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await reset({ username: 'basile', code: typed, password: PASSWORD })).status).toBe(200);
    expect((await site.send('GET', '/api/account/sessions', { token: person.token })).status).toBe(401);
    expect(await signsIn('Basile', PASSWORD)).toBe(true);
    const again = await reset({ username: 'basile', code, password: 'et un de plus encore' });
    expect(again.json.code).toBe('wrong_recovery_code');
    expect(await signsIn('Basile', PASSWORD)).toBe(true);
  });

  it('of earlier releases, which are shorter, still work', async () => {
    const person = await site.person('Blandine');
    const { id } = (await findUser(site.context, person.username)) ?? { id: '' };
    const code_hash = secretHash('7KQ2M9XA0F4THW3P');
    await site.context.db
      .insertInto('recovery_code')
      .values({ user_id: id, code_hash, used_at: null })
      .execute();
    const json = { username: 'blandine', code: '7kq2-m9xa-0f4t-hw3p', password: PASSWORD };
    expect((await reset(json)).status).toBe(200);
    expect((await reset(json)).json.code).toBe('wrong_recovery_code');
  });

  it('are replaced by new ones, and belong to one person', async () => {
    const person = await site.person('Céleste');
    const [old = ''] = await makeCodes(person);
    const [code = ''] = await makeCodes(person);
    await site.person('Dorothée');
    expect((await reset({ username: 'céleste', code: old, password: PASSWORD })).json.code).toBe(
      'wrong_recovery_code',
    );
    expect((await reset({ username: 'dorothée', code, password: PASSWORD })).json.code).toBe(
      'wrong_recovery_code',
    );
    expect((await reset({ username: 'personne', code, password: PASSWORD })).json.code).toBe(
      'wrong_recovery_code',
    );
  });

  it('by the form: what is wrong stands beside its field, what was typed stays', async () => {
    const person = await site.person('Edgard');
    const [code = ''] = await makeCodes(person);
    const post = (fields: Record<string, string>) =>
      site.send('POST', '/reset', { body: new URLSearchParams({ username: 'Edgard', ...fields }) });
    const short = await post({ code, password: 'court' });
    expect(short.status).toBe(422);
    expect(short.text).toMatch(/id="password"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*\bfault"/);
    expect(short.text).toMatch(/id="fault"[^>]*>Le mot de passe doit compter au moins/);
    expect(short.text).toContain('value="Edgard"');
    expect(short.text).toContain(`value="${code}"`);
    // The same answer, except for the name, for an unknown name.
    const unknown = await post({ username: 'Personne', code, password: 'court' });
    expect(unknown.text.replaceAll('Personne', 'Edgard')).toBe(short.text);
    const wrong = await post({ code: 'AAAA-AAAA-AAAA-AAAA', password: PASSWORD });
    expect(wrong.text).toMatch(/id="code"[^>]*aria-invalid="true"/);
    expect(wrong.text).not.toContain(PASSWORD);
    const done = await post({ code, password: PASSWORD });
    expect(done.text).toContain('Votre mot de passe est enregistré.');
    expect(done.headers.getSetCookie().join()).toContain('__Host-device=');
  });

  it('are not used up by a password that is refused', async () => {
    const person = await site.person('Edmée');
    const [code = ''] = await makeCodes(person);
    expect((await reset({ username: 'edmée', code, password: 'azertyuiop' })).json.code).toBe(
      'password_common',
    );
    expect((await reset({ username: 'edmée', code, password: PASSWORD })).status).toBe(200);
  });

  it('work once, even used by many at the same time', async () => {
    const person = await site.person('Firmin');
    const [code = ''] = await makeCodes(person);
    const answers = await Promise.all(
      [1, 2, 3].map((index) => reset({ username: 'firmin', code, password: `${PASSWORD} ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cannot be guessed at leisure', async () => {
    await site.person('Gontran');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => reset({ username: 'gontran', code: 'AAAA-AAAA', password: PASSWORD })),
    );
    expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(10);
  });
});

describe('the administrator’s link', () => {
  const linkOf = async (username: string) => {
    const user = await findUser(site.context, username);
    if (!user) throw new Error(`No ${username}`);
    return makeResetLink(site.context, null, user.id);
  };
  const page = (token: string, password?: string) =>
    password === undefined
      ? site.send('GET', `/reset?jeton=${token}`)
      : site.send('POST', `/reset?jeton=${token}`, { body: new URLSearchParams({ password }) });

  it('says whose it is, sets a password by a plain form, and works once', async () => {
    const person = await site.person('Honoré');
    const token = await linkOf('honoré');
    expect((await page(token)).text).toContain('Honoré');
    expect((await page(token, PASSWORD)).text).toContain('Votre mot de passe est enregistré.');
    expect(await signsIn('Honoré', PASSWORD)).toBe(true);
    expect((await site.send('GET', '/account', { cookie: person.cookie })).status).toBe(302);
    expect((await page(token, 'et un de plus encore')).status).toBe(422);
    expect((await reset({ token, password: PASSWORD })).json.code).toBe('reset_link_invalid');
  });

  it('stops after an hour, and when a newer one is made', async () => {
    await site.person('Irène');
    const older = await linkOf('irène');
    const token = await linkOf('irène');
    expect((await reset({ token: older, password: PASSWORD })).status).toBe(410);
    await site.context.db.updateTable('reset_link').set({ expires_at: Date.now() }).execute();
    expect((await reset({ token, password: PASSWORD })).status).toBe(410);
  });
});
