import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeNow, forgetSteps, keyIn, postOwn, protectedPerson, stepCookieOf } from './protected-person.ts';
import { cookieOf, type Person, type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const login = ({ username, password }: Person) =>
  site.send('POST', '/api/auth/login', { json: { username, password } });

describe('the pages of a second factor', () => {
  it('lead from the sign-in form to the code and on, without script', async () => {
    const person = await protectedPerson(site, 'Gwen');
    const { username, password } = person;
    const fields = { mode: 'login', suite: '/cases', username, password };
    const first = await site.send('POST', '/login', { body: new URLSearchParams(fields) });
    expect([first.status, first.headers.get('location')]).toEqual([303, '/login/code?suite=%2Fcases']);
    const cookie = stepCookieOf(first);
    const page = await site.send('GET', '/login/code?suite=%2Fcases', { cookie });
    expect(page.text).toContain('autocomplete="one-time-code"');
    const post = (code: string) =>
      site.send('POST', '/login/code?suite=%2Fcases', { cookie, body: new URLSearchParams({ code }) });
    const wrong = await post('000000');
    expect([wrong.status, wrong.text.includes('role="alert"')]).toEqual([422, true]);
    const done = await post(codeNow(person.secret));
    expect(done.status).toBe(200);
    expect(done.text).toContain('1;url=/cases');
    expect((await site.send('GET', '/account', { cookie: cookieOf(done) })).status).toBe(200);
  });

  it('lead whoever has nothing waiting back to the start', async () => {
    const answer = await site.send('GET', '/login/code?suite=%2Fcases');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/login?motif=delai&suite=%2Fcases',
    ]);
  });

  it('show the key until it is in service, and never afterwards', async () => {
    const person = await site.person('Hugo');
    const page = () => site.send('GET', '/account/second-factor', { cookie: person.cookie });
    expect(keyIn(await page())).toBe('');
    expect((await postOwn(site, person, { act: 'begin' })).status).toBe(303);
    const secret = keyIn(await page());
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const wrong = await postOwn(site, person, { act: 'confirm', code: codeNow(secret), password: 'non' });
    expect([wrong.status, keyIn(wrong)]).toEqual([422, secret]);
    const fields = { act: 'confirm', code: codeNow(secret), password: person.password };
    expect((await postOwn(site, person, fields)).status).toBe(303);
    const after = await page();
    expect(keyIn(after)).toBe('');
    expect(after.text).not.toContain(secret);
    expect((await postOwn(site, person, { act: 'begin' })).status).toBe(303);
    expect((await page()).text).toContain('En service depuis');
    await forgetSteps(site);
    const gone = await postOwn(site, person, { ...fields, act: 'remove', code: codeNow(secret) });
    expect(gone.status).toBe(303);
    expect((await login(person)).status).toBe(200);
  });

  it('offer recovery codes on the home page until there are some', async () => {
    const { cookie, token, password } = await site.person('Inès');
    const offers = async () =>
      (await site.send('GET', '/', { cookie })).text.includes('id="codes-de-secours"');
    expect(await offers()).toBe(true);
    await site.send('POST', '/api/account/recovery-codes', { token, json: { password } });
    expect(await offers()).toBe(false);
  });
});
