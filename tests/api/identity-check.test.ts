import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#lib/app/all-endpoints.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { GOOD } from './hostile-writes.ts';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ CONFIRM_ACTS: 'publish, mask, delete, roles', CONFIRM_MINUTES: '15' });
});
afterAll(() => site.stop());

const MINUTE = 60_000;

/** Pretends that all sessions of a person were last confirmed this many minutes ago. */
async function wait({ username }: Person, minutes: number): Promise<void> {
  const user = site.context.db.selectFrom('user').select('id').where('username', '=', username);
  await site.context.db
    .updateTable('session')
    .set({ confirmed_at: Date.now() - minutes * MINUTE })
    .where('user_id', '=', user)
    .execute();
}

const check = ({ token }: Person, password: string) =>
  site.send('POST', '/api/account/identity-check', { token, json: { password } });

async function administrator(name: string): Promise<Person> {
  const person = await site.person(name);
  const role = { account_role: 'administrator' } as const;
  await site.context.db.updateTable('user').set(role).where('username', '=', name).execute();
  return person;
}

const REVISION = { revision: 999_999 };
const CHOSEN = [{ id: 'x', revision: 1 }];
/** For each call, a body with which the act needs a confirmation. */
const SENT: Record<string, object> = {
  'POST /[kind]/[id]/publication': REVISION,
  'POST /[kind]/[id]/publication/undo': REVISION,
  'PATCH /[kind]/[id]': { visibility: 'public', ...REVISION },
  'POST /[kind]/[id]/review': { status: 'Validé', ...REVISION },
  'POST /[kind]/selection': { action: 'publish', items: CHOSEN },
  'DELETE /[kind]/[id]': {},
  'POST /[kind]/[id]/masked': GOOD['/[kind]/[id]/masked']!,
  'POST /account/copies/[deleted]/masked': GOOD['/account/copies/[deleted]/masked']!,
  'POST /administration/items/[item]/masked': GOOD['/administration/items/[item]/masked']!,
};
const asking = (ENDPOINTS as readonly Endpoint[]).filter(({ confirms }) => confirms);

describe('what is to be confirmed', () => {
  it.each(asking.map(({ method, path }) => [method, path] as const))('%s %s', async (method, path) => {
    const json = SENT[`${method} ${path}`];
    if (!json) throw new Error('SENT lacks what this call is sent');
    const person = await administrator(
      `${method.toLowerCase()}${asking.findIndex((each) => each.path === path)}`,
    );
    const id = await site.item(person, 'protocol', 'public');
    const address = `/api${path.replace('[kind]', 'protocols').replace(/\[\w+\]/, id)}`;
    const body = method === 'DELETE' ? {} : { json };
    const ask = () => site.send(method, address, { token: person.token, ...body });
    await wait(person, 15);
    const refused = await ask();
    expect([refused.status, refused.json.code]).toEqual([403, 'identity_unconfirmed']);
    expect((await check(person, person.password)).status).toBe(204);
    const answer = await ask();
    expect(answer.json?.code).not.toBe('identity_unconfirmed');
    expect(answer.status).not.toBe(500);
  });

  it('is another title of what is public, several at once, and nothing that readers do not see', async () => {
    const person = await site.person('Alix');
    const [id, own] = [
      await site.item(person, 'protocol', 'public'),
      await site.item(person, 'protocol', 'private'),
    ];
    await wait(person, 15);
    const code = async (method: string, path: string, json: object) =>
      (await site.send(method, `/api/protocols${path}`, { token: person.token, json })).json?.code;
    expect(await code('PATCH', `/${id}`, { title: 'Autre', ...REVISION })).toBe('identity_unconfirmed');
    expect(await code('POST', '/selection', { action: 'delete', items: CHOSEN })).toBe(
      'identity_unconfirmed',
    );
    for (const [path, json] of [
      [`/${id}`, { title: 'Autre', workingCopy: true, ...REVISION }],
      [`/${own}`, { title: 'Autre', ...REVISION }],
      [`/${id}`, { visibility: 'private', ...REVISION }],
    ] as const)
      expect(await code('PATCH', path, json)).not.toBe('identity_unconfirmed');
    for (const action of ['unpublish', 'check'])
      expect(await code('POST', '/selection', { action, items: CHOSEN })).not.toBe('identity_unconfirmed');
  });

  it('is nobody else’s to learn of: what somebody may not do is refused as before', async () => {
    const [owner, other] = [await site.person('Basile'), await site.person('Cora')];
    const id = await site.item(owner, 'protocol', 'private');
    await wait(other, 60);
    const answer = await site.send('DELETE', `/api/protocols/${id}`, { token: other.token });
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
  });
});

describe('a confirmation', () => {
  it('is a wrong password’s to miss, which signs nobody out, and is throttled', async () => {
    const person = await site.person('Denis');
    await wait(person, 15);
    const answers = [];
    for (let guess = 0; guess < 12; guess += 1)
      answers.push((await check(person, `faux ${guess}`)).json.code);
    expect(answers[0]).toBe('wrong_password');
    expect(answers.at(-1)).toBe('too_many_attempts');
    const own = await site.send('GET', '/api/account/identity-check', { token: person.token });
    expect(own.json).toEqual({ isConfirmed: false, hasPassword: true, hasPasskey: false, providers: [] });
  });

  it('counts for its own session alone, and is not cut short by pages of other sites', async () => {
    const person = await site.person('Edgar');
    const { username, password } = person;
    const { json } = await site.send('POST', '/api/auth/login', { json: { username, password } });
    const other = { ...person, token: json.token as string };
    await wait(person, 15);
    expect((await check(person, password)).status).toBe(204);
    const ways = async ({ token }: Person) =>
      (await site.send('GET', '/api/account/identity-check', { token })).json.isConfirmed;
    expect([await ways(person), await ways(other)]).toEqual([true, false]);
    // A call goes by the bearer alone: a form of another site has none.
    const forged = await site.send('POST', '/api/account/identity-check', {
      cookie: person.cookie,
      json: { password },
    });
    expect(forged.status).toBe(401);
  });

  it('is what an act that asks for the password is as well, and is in the journal where it was asked for', async () => {
    const person = await site.person('Fabien');
    await wait(person, 15);
    const codes = { token: person.token, json: { password: person.password } };
    expect((await site.send('POST', '/api/account/recovery-codes', codes)).status).toBe(200);
    const id = await site.item(person, 'protocol', 'private');
    expect((await site.send('DELETE', `/api/protocols/${id}`, { token: person.token })).status).toBe(204);
    await check(person, person.password);
    const page = await site.send('GET', '/account/audit', { cookie: person.cookie });
    expect(page.text.match(/Identité confirmée de nouveau/g)).toHaveLength(1);
  });

  it('refuses what no passkey of the person’s own has signed', async () => {
    const person = await site.person('Gaël');
    const begun = await site.send('POST', '/api/account/identity-check/challenge', { token: person.token });
    // A person without a passkey gets no request to sign: one that names no key could be signed with any key.
    expect([begun.status, begun.json.code, begun.json.options]).toEqual([422, 'passkey_refused', undefined]);
    const { answer } = GOOD['/auth/passkey']!;
    const refused = await site.send('POST', '/api/account/identity-check', {
      token: person.token,
      json: { answer },
    });
    expect([refused.status, refused.json.code]).toEqual([422, 'passkey_refused']);
  });
});

describe('pages of administration, without script', () => {
  const act = ({ cookie }: Person, path: string, form: Record<string, string>) =>
    site.send('POST', path, { cookie, body: new URLSearchParams(form) });

  it('ask for the password and go on with what was posted', async () => {
    const [admin, person] = [await administrator('Hélène'), await site.person('Irma')];
    const { id } = await site.context.db
      .selectFrom('user')
      .select('id')
      .where('username', '=', 'Irma')
      .executeTakeFirstOrThrow();
    const path = `/administration/people/${id}`;
    await wait(admin, 15);
    const refused = await act(admin, path, { action: 'lien' });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Confirmez que c’est bien vous');
    expect(refused.text).toContain('<input type="hidden" name="action" value="lien"');
    expect(refused.text).not.toContain('/reset?jeton=');
    const wrong = await act(admin, path, { action: 'lien', confirmation: 'faux' });
    expect([wrong.status, wrong.text.includes('/reset?jeton=')]).toEqual([422, false]);
    expect(wrong.text).toContain('value="lien"');
    const right = await act(admin, path, { action: 'lien', confirmation: admin.password });
    expect([right.status, right.text.includes('/reset?jeton=')]).toEqual([200, true]);
    expect(person.username).toBe('Irma');
  });

  it('keep what was typed of an invitation, but its password', async () => {
    const admin = await administrator('Jules');
    await wait(admin, 15);
    const fields = { role: 'author', note: 'Interne de mai', jours: '7', adresse: '' };
    const refused = await act(admin, '/administration/people/invite', { ...fields, 'mot-de-passe': '' });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('type="hidden" name="note" value="Interne de mai"');
    // A typed password is checked immediately.
    const wrong = await act(admin, '/administration/people/invite', { ...fields, 'mot-de-passe': 'secret' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('value="Interne de mai"');
    expect(wrong.text).not.toContain('secret');
    const reader = await act(admin, '/administration/people/invite', { ...fields, role: 'reader' });
    expect(reader.text).toContain('/invitation/');
  });
});
