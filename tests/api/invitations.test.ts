import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '#lib/accounts/server/register.ts';
import { setRole } from '#lib/administration/server/change-account.ts';
import { newLink, roleOf, sendForm } from './invitation-desk.ts';
import { cookieNamed, fromElsewhere, outcomeOf } from './provider-desk.ts';
import { cookieOf, type Person, type Site, startSite } from './site.ts';

const PASSWORD = 'cheval agrafe pile';

let site: Site;
let host: Person;

async function member(username: string): Promise<Person> {
  const credentials = { username, password: PASSWORD };
  await register(site.context, credentials, null);
  const answer = await site.send('POST', '/api/auth/login', { json: credentials, headers: fromElsewhere() });
  return { ...credentials, token: answer.json.token as string, cookie: cookieOf(answer) };
}

const idOf = async (username: string) =>
  (
    await site.context.db
      .selectFrom('user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id;

const form = (path: string, fields: Record<string, string>, cookie?: string) =>
  sendForm(site, path, fields, cookie);

const invite = (fields: Record<string, string>, cookie = host.cookie) =>
  form('/administration/people/invite', { role: 'reader', jours: '7', ...fields }, cookie);

/** The link that a page shows once, as a path. */
const linkIn = (text: string) => /https?:\/\/[^<]+(\/invitation\/[A-Za-z0-9_-]{43})/.exec(text)?.[1];

beforeAll(async () => {
  site = await startSite({ REGISTRATION: 'invitation', TRUST_PROXY: '1' });
  host = await member('hôte');
  await setRole(site.context, null, await idOf('hôte'), 'administrator');
});
afterAll(() => site?.stop());

describe('registration by invitation', () => {
  it('says on the sign-in screen how one gets an account, and refuses form and call without', async () => {
    for (const path of ['/', '/?mode=inscription', '/login?mode=inscription']) {
      const { text } = await site.send('GET', path);
      expect(text, path).toContain('on s’inscrit avec une invitation');
      expect(text, path).toContain('<h1>Connexion</h1>');
      expect(text, path).not.toContain('mode=inscription"');
    }
    const credentials = { username: 'intruse', password: PASSWORD };
    const called = await site.send('POST', '/api/auth/register', {
      json: credentials,
      headers: fromElsewhere(),
    });
    expect([called.status, called.json.code]).toEqual([403, 'registration_invited']);
    const sent = await form('/', { ...credentials, mode: 'register', suite: '/' });
    expect([sent.status, sent.text.includes('on s’inscrit avec une invitation')]).toEqual([422, true]);
    expect(await roleOf(site, 'intruse')).toBeUndefined();
  });

  it('makes an invitation whose link is shown once, and an account with its role', async () => {
    const made = await invite({ note: 'Une interne <b>', role: 'reader' });
    const path = linkIn(made.text) ?? '';
    expect(made.text).toContain('Lien à remettre, valable 7\u00a0jours');
    const list = await site.send('GET', '/administration/people/invite', { cookie: host.cookie });
    expect(linkIn(list.text)).toBeUndefined();
    expect(list.text).toContain('Une interne &lt;b&gt;');
    const page = await site.send('GET', path);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(page.text).toContain('rôle\u00a0: lecteur');
    expect(page.text).not.toContain('Une interne');
    for (const [username, password, words] of [
      ['???', PASSWORD, 'Le nom d’utilisateur compte de 1 à'],
      ['invitée', 'court', 'caractères'],
      ['hôte', PASSWORD, 'déjà pris'],
      ['', PASSWORD, 'role="alert"'],
    ] as const) {
      const refused = await form(path, { username, password });
      expect([refused.status, cookieNamed(refused, 'session')], username).toEqual([422, undefined]);
      expect(refused.text, username).toContain(words);
      expect(refused.text, username).not.toContain(PASSWORD);
    }
    const accepted = await form(path, { username: 'invitée', password: PASSWORD });
    expect(outcomeOf(accepted)).toBe('signed in');
    expect(accepted.text).toContain('data-username="invitée"');
    expect(await roleOf(site, 'invitée')).toBe('reader');
    for (const again of [
      await site.send('GET', path),
      await form(path, { username: 'x', password: PASSWORD }),
    ])
      expect([again.status, again.text.includes('n’est plus, valable')]).toEqual([404, true]);
  });

  it('tells nothing of unknown, used, revoked and misshapen links: all are answered alike', async () => {
    const path = await newLink(site);
    const [{ id }] = (await site.context.db
      .selectFrom('invitation')
      .select('id')
      .orderBy('made_at', 'desc')
      .execute()) as [{ id: string }];
    const revoked = await form('/administration/people/invite', { retirer: id }, host.cookie);
    expect(revoked.status).toBe(303);
    expect((await form('/administration/people/invite', { retirer: id }, host.cookie)).status).toBe(404);
    const unknown = await site.send('GET', `/invitation/${'a'.repeat(43)}`);
    expect(unknown.status).toBe(404);
    for (const other of [path, '/invitation/x', `/invitation/${'é'.repeat(20)}`]) {
      const answer = await site.send('GET', other);
      expect(answer.status, other).toBe(404);
    }
    const words = (text: string) => /<h1>.*<\/section>/s.exec(text)?.[0];
    expect(words((await site.send('GET', path)).text)).toBe(words(unknown.text));
  });

  it('lets one of many in who accept at the same moment', async () => {
    const path = await newLink(site);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => form(path, { username: `course${number}`, password: PASSWORD })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404, 404]);
    const made = await site.context.db
      .selectFrom('user')
      .select('id')
      .where('username', 'like', 'course%')
      .execute();
    expect(made).toHaveLength(1);
  });

  it('is not accepted by who is signed in, nor from another site', async () => {
    const path = await newLink(site);
    const page = await site.send('GET', path, { cookie: host.cookie });
    expect(page.text).toContain('Vous êtes connecté en tant que hôte');
    const sent = await form(path, { username: 'autre', password: PASSWORD }, host.cookie);
    expect(cookieNamed(sent, 'session')).toBeUndefined();
    const forged = await site.send('POST', path, {
      body: new URLSearchParams({ username: 'autre', password: PASSWORD }),
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://ailleurs.test', ...fromElsewhere() },
    });
    expect(forged.status).toBe(403);
    expect(await roleOf(site, 'autre')).toBeUndefined();
    expect((await site.send('GET', path)).status).toBe(200);
  });
});

describe('the administrators’ page', () => {
  it('refuses bad durations, notes and roles in words, and keeps what was typed', async () => {
    for (const jours of ['0', '91', '-1', '1.5', 'sept', '']) {
      const refused = await invite({ jours, note: 'Gardée' });
      expect([refused.status, refused.text.includes('de 1 à 90')], jours).toEqual([422, true]);
      expect(refused.text, jours).toContain('value="Gardée"');
    }
    const long = await invite({ note: 'x'.repeat(121) });
    expect([long.status, long.text.includes('dépasse')]).toEqual([422, true]);
    expect((await invite({ role: 'dieu' })).status).toBe(400);
  });

  it('asks for the password to invite an administrator, and is nothing to others', async () => {
    for (const typed of [undefined, 'pas le bon']) {
      const refused = await invite({ role: 'administrator', ...(typed && { 'mot-de-passe': typed }) });
      expect([refused.status, linkIn(refused.text)]).toEqual([422, undefined]);
    }
    const made = await invite({ role: 'administrator', 'mot-de-passe': PASSWORD });
    expect(linkIn(made.text)).toBeDefined();
    const other = await member('curieuse');
    expect((await invite({}, other.cookie)).status).toBe(404);
    const page = await site.send('GET', '/administration/people/invite', { cookie: other.cookie });
    expect(page.status).toBe(404);
  });
});
