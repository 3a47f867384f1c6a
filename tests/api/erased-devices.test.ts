import { beforeAll, expect, it } from 'vitest';
import { SESSION_IDLE } from '#lib/accounts/session-rules.ts';
import { ERASE_KEPT } from '#lib/offline/kept.ts';
import { secretHash } from '#lib/platform/server/base/secrets.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import { cookieOf, type Person } from './site.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const signIn = async ({ username, password }: Person): Promise<Person> => {
  const answer = await site.send('POST', '/api/auth/login', { json: { username, password } });
  return { username, password, token: answer.json.token, cookie: cookieOf(answer) };
};
const pageTellsToErase = async ({ cookie }: Person) =>
  (await site.send('GET', '/public-cases', { cookie })).headers.has(ERASE_KEPT);

it.each([
  [
    'another session',
    async (_: Person, other: Person) => {
      const { sessions } = (await site.send('GET', '/api/account/sessions', { token: other.token })).json;
      const { id } = sessions.find((session: { current: boolean }) => !session.current);
      return site.send('DELETE', `/api/account/sessions/${id}`, { token: other.token });
    },
  ],
  [
    'a new password',
    ({ password }: Person, { token }: Person) =>
      site.send('POST', '/api/account/password', {
        token,
        json: { current: password, password: 'un autre secret' },
      }),
  ],
  [
    'all others at once',
    (_: Person, { token }: Person) => site.send('DELETE', '/api/account/sessions', { token }),
  ],
  [
    'the end of the account',
    ({ password }: Person, { token }: Person) =>
      site.send('DELETE', '/api/account', { token, json: { password, publicItems: 'delete' } }),
  ],
])(
  'a session ended by %s has its device erase what it keeps, at any page that comes next',
  async (means, end) => {
    const person = await site.person(`Révoquée par ${means}`);
    const other = await signIn(person);
    expect(await pageTellsToErase(person)).toBe(false);
    const answer = await end(person, other);
    expect(answer.status, answer.text).toBe(204);
    expect(await pageTellsToErase(person)).toBe(true);
  },
);

it('a session that merely expires leaves what the device keeps, and so does one of nobody', async () => {
  const person = await site.person('Expirée');
  await site.context.db
    .updateTable('session')
    .set({ seen_at: Date.now() - SESSION_IDLE })
    .where('bearer_hash', '=', secretHash(person.token))
    .execute();
  expect((await site.send('GET', '/account', { cookie: person.cookie })).status).toBe(302);
  expect(await pageTellsToErase(person)).toBe(false);
  expect(await pageTellsToErase({ ...person, cookie: `__Host-session=${'x'.repeat(43)}` })).toBe(false);
});

it('signing out clears the browser’s cache', async () => {
  const { token } = await site.person('Cache');
  const answer = await site.send('POST', '/api/auth/logout', { token });
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
});
