import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeNow, keyIn, postOwn } from './protected-person.ts';
import { type Person, type Site, startSite } from './site.ts';

let strict: Site;
beforeAll(async () => {
  strict = await startSite({ SECOND_FACTOR: 'administrators' });
});
afterAll(() => strict.stop());

it('those of whom the site asks it set one up before anything else, and nobody else has to', async () => {
  const [author, administrator] = [await strict.person('Nora'), await strict.person('Oscar')];
  const role = { account_role: 'administrator' } as const;
  await strict.context.db.updateTable('user').set(role).where('username', '=', 'Oscar').execute();
  const page = (path: string, { cookie }: Person) => strict.send('GET', path, { cookie });
  expect((await page('/cases', author)).status).toBe(200);
  for (const path of ['/', '/cases', '/account', '/administration', '/public-cases']) {
    const led = await page(path, administrator);
    expect([path, led.status, led.headers.get('location')]).toEqual([path, 302, '/account/second-factor']);
  }
  const refused = await strict.send('GET', '/api/account/sessions', { token: administrator.token });
  expect([refused.status, refused.json.code]).toEqual([403, 'second_factor_missing']);
  expect((await page('/confidentialite', administrator)).status).toBe(200);
  expect((await page('/account/second-factor', administrator)).text).toContain('Ce site vous demande');
  await postOwn(strict, administrator, { act: 'begin' });
  const secret = keyIn(await page('/account/second-factor', administrator));
  const fields = { act: 'confirm', code: codeNow(secret), password: administrator.password };
  expect((await postOwn(strict, administrator, fields)).status).toBe(303);
  expect((await page('/administration', administrator)).status).toBe(200);
  expect((await strict.send('GET', '/api/account/sessions', { token: administrator.token })).status).toBe(
    200,
  );
});

it('whoever comes by a provider of identities is left to it', async () => {
  const person = await strict.person('Paule');
  const { db } = strict.context;
  const role = { account_role: 'administrator' } as const;
  await db.updateTable('user').set(role).where('username', '=', 'Paule').execute();
  const { id } = await db
    .selectFrom('user')
    .select('id')
    .where('username', '=', 'Paule')
    .executeTakeFirstOrThrow();
  await db.updateTable('session').set({ provider: 'chu' }).where('user_id', '=', id).execute();
  expect((await strict.send('GET', '/cases', { cookie: person.cookie })).status).toBe(200);
});
