import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { agreeAfter } from '../run/agreement.ts';
import { type Caller, send } from '../run/caller.ts';
import { type Cluster, NO_CLUSTER, startCluster } from '../run/cluster.ts';
import { cookieOf, type Making, makingOn, type Person } from './site.ts';

const PLACES = [0, 1, 2];

describe.skipIf(NO_CLUSTER)(`three processes on one database and one bucket ${NO_CLUSTER}`, () => {
  let cluster: Cluster;
  let context: Context;
  let make: Making;
  beforeAll(async () => {
    cluster = await startCluster(PLACES.length);
    context = await openContext(readSettings(cluster.env), { exclusive: false });
    make = makingOn(onProxy, context);
  });
  afterAll(async () => {
    await context?.close();
    await cluster?.stop();
  });

  const on = (place: number): Caller => ({
    send: (...asked) => send(cluster.processes[place]!.origin, ...asked),
  });
  const onProxy: Caller = { send: (...asked) => send(cluster.proxy.origin, ...asked) };
  const everywhere = <Result>(ask: (place: number) => Promise<Result>) => Promise.all(PLACES.map(ask));

  it('start at the same moment on an empty database, and take turns', async () => {
    const answered = new Set<string | null>();
    for (const _ of PLACES)
      answered.add((await onProxy.send('GET', '/api/ready')).headers.get('x-answered-by'));
    expect(answered.size).toBe(PLACES.length);
  });

  describe('a session', () => {
    const statuses = ({ token, cookie }: Person) =>
      everywhere(async (place) => [
        (await on(place).send('GET', '/api/account/sessions', { token })).status,
        (await on(place).send('GET', '/account', { cookie })).status,
        // A page that each process keeps for this reader.
        (await on(place).send('GET', '/public-cases', { cookie })).text.includes('Mon compte'),
      ]);
    const signIn = async ({ username, password }: Person): Promise<Person> => {
      const answer = await onProxy.send('POST', '/api/auth/login', { json: { username, password } });
      return { username, password, token: answer.json.token, cookie: cookieOf(answer) };
    };
    const IN = PLACES.map(() => [200, 200, true]);
    const OUT = PLACES.map(() => [401, 302, false]);

    const endings: [string, (person: Person, other: Person) => Promise<{ status: number }>][] = [
      ['signing out', (person) => on(0).send('POST', '/api/auth/logout', { token: person.token })],
      [
        'being ended from another session',
        async (_, other) => {
          const { sessions } = (await on(1).send('GET', '/api/account/sessions', other)).json;
          const { id } = sessions.find(({ current }: { current: boolean }) => !current);
          return on(2).send('DELETE', `/api/account/sessions/${id}`, { token: other.token });
        },
      ],
      [
        'a new password',
        (_, { token, password }) =>
          on(1).send('POST', '/api/account/password', {
            token,
            json: { current: password, password: 'un tout autre secret' },
          }),
      ],
      [
        'the end of the account',
        (_, { token, password }) =>
          on(2).send('DELETE', '/api/account', { token, json: { password, publicItems: 'delete' } }),
      ],
    ];
    it.each(endings)('stops on every process at once by %s', async (name, end) => {
      const person = await make.person(`Session ${name}`);
      const other = await signIn(person);
      for (const _ of [1, 2]) expect(await statuses(person)).toEqual(IN);
      const ended = await end(person, other);
      expect([ended.status, await statuses(person)]).toEqual([expect.any(Number), OUT]);
      expect(ended.status).toBeLessThan(300);
    });

    it('is guessed at from one address, however many processes are asked', async () => {
      await make.person('Devinette');
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          onProxy.send('POST', '/api/auth/login', {
            // A sender's own claim is left of the address that our own proxy has seen.
            headers: { 'X-Forwarded-For': `203.0.113.${index}` },
            json: { username: 'Devinette', password: 'pas le bon secret' },
          }),
        ),
      );
      const verified = answers.filter(({ json }) => json.code === 'wrong_credentials');
      expect(verified.length).toBeLessThanOrEqual(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - verified.length);
    });
  });

  describe('an account that an administrator changes', () => {
    const administer = async (person: Person, fields: Record<string, string>) => {
      const { id } = await context.db
        .selectFrom('user')
        .select('id')
        .where('username', '=', person.username)
        .executeTakeFirstOrThrow();
      const { cookie, password } = administrator;
      const answer = await on(0).send('POST', `/administration/people/${id}`, {
        cookie,
        headers: { Origin: on0(), 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams({ 'mot-de-passe': password, ...fields }),
      });
      expect(answer.status, answer.text).toBe(303);
    };
    const on0 = () => cluster.processes[0]!.origin;
    let administrator: Person;
    beforeAll(async () => {
      administrator = await make.person('Administratrice');
      await context.db
        .updateTable('user')
        .set({ account_role: 'administrator' })
        .where('username', '=', administrator.username)
        .execute();
    });

    it('is suspended on every process at once', async () => {
      const person = await make.person('Suspendue');
      const account = (place: number) =>
        on(place).send('GET', '/api/account/sessions', { token: person.token });
      const statuses = async () => (await everywhere(account)).map(({ status }) => status);
      expect(await statuses()).toEqual([200, 200, 200]);
      await administer(person, { action: 'suspendre' });
      expect(await statuses()).toEqual([401, 401, 401]);
    });

    it('has its new role on every process at once', async () => {
      const person = await make.person('Lectrice désormais');
      const create = (place: number) =>
        on(place).send('POST', '/api/cases', { token: person.token, json: { title: `Cas ${place}` } });
      const statuses = async () => (await everywhere(create)).map(({ status }) => status);
      expect(await statuses()).toEqual([201, 201, 201]);
      await administer(person, { action: 'role', role: 'reader' });
      expect(await statuses()).toEqual([403, 403, 403]);
      await administer(person, { action: 'role', role: 'author' });
      expect(await statuses()).toEqual([201, 201, 201]);
    });
  });

  describe('the lists', () => {
    const PATHS = ['/public-questionnaires', '/api/questionnaires/public?tri=populaires'];
    it('agree on what is published, rated, copied, viewed, renamed and withdrawn', async () => {
      const [author, reader] = [await make.person('Autrice'), await make.person('Lectrice')];
      let id = '';
      const patch = async (place: number, json: object) => {
        const path = `/api/questionnaires/${id}`;
        const { revision } = (await on(place).send('GET', path, author)).json;
        const { token } = author;
        const { status } = await on(place).send('PATCH', path, { token, json: { revision, ...json } });
        expect(status).toBe(200);
      };
      const act = (place: number, verb: string, json?: object) =>
        on(place).send('POST', `/api/questionnaires/${id}/${verb}`, { token: reader.token, json });
      const changes = [
        async () => {
          id = await make.item(author, 'questionnaire', 'private');
          await patch(0, { visibility: 'public' });
        },
        () => act(1, 'rate', { rating: 8.5 }),
        () => act(2, 'copy'),
        () => on(0).send('GET', `/use/${id}`, { cookie: reader.cookie }),
        () => patch(1, { title: 'Un autre titre' }),
        () => patch(2, { visibility: 'private' }),
      ];
      // How long it takes is measured by `npm run bench -- R23`.
      for (const change of changes) await agreeAfter(cluster, PATHS, change);
    });
  });
});
