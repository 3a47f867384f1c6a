import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { nameReviewer } from '#lib/reviews/server/name-reviewers.ts';
import { bodyOf, type ReceivedMail, type SmtpStandIn, startSmtp } from '../run/smtp-server.ts';
import { bodies } from './bodies.ts';
import { protectedPerson } from './protected-person.ts';
import { type Person, type Site, startSite } from './site.ts';

const PAGE = '/account/email';
const WAIT = { timeout: 30_000, interval: 100 };
const ORIGIN = 'http://localhost:4321';
const NEXT = 'agrafe pile cheval';

let smtp: SmtpStandIn;
let site: Site;
beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'negatoscope@exemple.fr',
    PUBLIC_ORIGIN: ORIGIN,
    TRUST_PROXY: '1',
    LOG_FORMAT: 'json',
  });
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

let clients = 0;
/** A form of the site's own pages, sent from an address of its own unless one is given. */
const post = (path: string, fields: Record<string, string>, cookie = '', from?: string) => {
  clients += 1;
  const headers = { Origin: ORIGIN, 'X-Forwarded-For': from ?? `198.51.100.${clients % 250}` };
  return site.send('POST', path, { cookie, headers, body: new URLSearchParams(fields) });
};
const mailsTo = (address: string) => smtp.received.filter(({ recipient }) => recipient === address);
/** The mail of this number that somebody got, once it has come. */
async function mailTo(address: string, number = 1): Promise<ReceivedMail> {
  await vi.waitUntil(() => mailsTo(address).length >= number, WAIT);
  return mailsTo(address)[number - 1] as ReceivedMail;
}
const linkIn = (mail: ReceivedMail) =>
  /http:\/\/localhost:4321(\/[a-z/]+\?jeton=[\w-]{43})/.exec(bodyOf(mail))?.[1] ?? '';

async function verified(person: Person, address: string): Promise<void> {
  const { password, cookie } = person;
  expect((await post(PAGE, { act: 'send', address, password }, cookie)).status).toBe(303);
  const link = linkIn(await mailTo(address));
  expect((await post(link, { act: 'confirm' }, cookie)).status).toBe(303);
}

describe('an address', () => {
  it('is one’s own by the page of a mailed link, which changes nothing until its button is pressed', async () => {
    const [anne, bob] = [await site.person('Anne'), await site.person('Bob')];
    const { cookie, password } = anne;
    const shown = async () => (await site.send('GET', PAGE, { cookie })).text;
    expect(await shown()).toContain('Aucune adresse n’est enregistrée');
    const sent = await post(PAGE, { act: 'send', address: ' anne@CHU.exemple.fr ', password }, cookie);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${PAGE}?fait=envoye`]);
    const mail = await mailTo('anne@chu.exemple.fr');
    expect(mail.text).not.toMatch(/<img|<html|List-Unsubscribe/i);
    const link = linkIn(mail);
    const token = link.split('=')[1] ?? '';

    // Programs that look at mails open links, too: signed out, or with the person's own browser.
    const signedOut = await site.send('GET', link);
    expect([signedOut.status, signedOut.headers.get('location')?.startsWith('/?suite=')]).toEqual([
      302,
      true,
    ]);
    expect((await site.send('HEAD', link, { cookie })).status).toBe(200);
    const page = await site.send('GET', link, { cookie });
    expect(page.text).toContain('Utiliser anne@chu.exemple.fr');
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(await shown()).toContain('Aucune adresse n’est enregistrée');

    const foreign = await site.send('GET', link, { cookie: bob.cookie });
    expect([foreign.status, foreign.text.includes('anne@chu')]).toEqual([410, false]);
    expect((await post(link, { act: 'confirm' }, bob.cookie)).status).toBe(410);
    const forged = await site.send('POST', link, {
      cookie,
      headers: { Origin: 'https://ailleurs.test' },
      body: new URLSearchParams({ act: 'confirm' }),
    });
    expect(forged.status).toBe(403);

    expect((await post(link, { act: 'confirm' }, cookie)).headers.get('location')).toBe(
      `${PAGE}?fait=confirmee`,
    );
    expect(await shown()).toContain('anne@chu.exemple.fr, vérifiée le');
    expect((await post(link, { act: 'confirm' }, cookie)).status).toBe(410);
    expect((await site.send('GET', '/account', { cookie })).text).toContain('anne@chu.exemple.fr');
    expect(site.output()).not.toContain(token);
    expect(site.output()).not.toContain('anne@chu');
  });

  it('is refused in words when it is none, and what was typed stays', async () => {
    const { cookie, password } = await site.person('Chloé');
    for (const address of ['chloé@exemple.fr', 'a@exemple.fr\r\nBcc: b@exemple.fr', 'a@b', 'x'.repeat(300)]) {
      const refused = await post(PAGE, { act: 'send', address, password }, cookie);
      expect([refused.status, refused.text.includes('n’est pas acceptée')], address).toEqual([422, true]);
    }
    const kept = await post(PAGE, { act: 'send', address: 'chloe@exemple.fr', password: 'non' }, cookie);
    expect([kept.status, kept.text.includes('value="chloe@exemple.fr"')]).toEqual([422, true]);
    expect((await post(PAGE, { act: 'rien' }, cookie)).status).toBe(400);
  });
});

describe('a forgotten password', () => {
  const forget = (typed: string, from?: string) => post('/reset/email', { typed }, '', from);

  it('is answered alike whether or not somebody is meant: nobody is looked for while one waits', async () => {
    const dora = await site.person('Dora');
    await verified(dora, 'dora@exemple.fr');
    const answers = new Set<string>();
    // No database can store the last one.
    for (const typed of ['Dora', 'Personne', 'dora@exemple.fr', 'x@exemple.fr', 'Dora\0']) {
      const { status, text } = await forget(typed);
      answers.add(`${status} ${text.replaceAll(/nonce="[^"]*"/g, '')}`);
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('correspond à un compte dont l’adresse est vérifiée');
    await mailTo('dora@exemple.fr', 3);
  });

  it('is set anew by the mailed link, once; sessions end, and the second factor is asked for still', async () => {
    const person = await protectedPerson(site, 'Élise');
    await verified(person, 'elise@exemple.fr');
    await forget('elise@exemple.fr');
    const link = linkIn(await mailTo('elise@exemple.fr', 2));
    for (const _ of [1, 2]) expect((await site.send('GET', link)).text).toContain('Élise');
    const done = await post(link, { password: NEXT });
    expect([done.status, done.text.includes('Votre mot de passe est enregistré')]).toEqual([200, true]);
    expect((await post(link, { password: NEXT })).status).toBe(422);
    const old = await site.send('GET', '/account', { cookie: person.cookie });
    expect(old.status).toBe(302);
    const credentials = { username: person.username, password: NEXT };
    const signedIn = await site.send('POST', '/api/auth/login', { json: credentials });
    expect([signedIn.status, signedIn.json.code]).toEqual([401, 'second_factor_required']);
    expect(bodyOf(await mailTo('elise@exemple.fr', 3))).toContain('Le mot de passe a été changé');
    expect(site.output()).not.toContain(link.split('=')[1]);
  });

  it('is asked for so often from one address, and then refused in words', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 31; count += 1) answers.push((await forget('x', '203.0.113.77')).status);
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(200));
    const refused = await forget('x', '203.0.113.77');
    expect([answers[30], refused.status, refused.text.includes('Trop de tentatives')]).toEqual([
      429,
      429,
      true,
    ]);
    expect((await forget(' ')).status).toBe(422);
  });

  it('is offered on the page that sets a new one', async () => {
    expect((await site.send('GET', '/reset')).text).toContain('href="/reset/email"');
  });
});

it('a review that waits is told with a page to refuse such mails, and without the title', async () => {
  const [owner, reviewer] = [await site.person('Fanny'), await site.person('Gaston')];
  await verified(reviewer, 'gaston@exemple.fr');
  const { context } = site;
  const actor = await authenticateBearer(context, owner.token);
  if (!actor) throw new Error('nobody');
  const kind = 'questionnaire';
  const draft = { kind, title: 'Titre privé', tags: [], body: bodies.questionnaire } as never;
  const { id } = await createItem(context, actor.id, draft);
  await nameReviewer(context, actor, { kind, id, username: 'Gaston' });
  const { revision } = await context.db
    .selectFrom('item')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await moveReview(context, actor, kind, id, { status: 'En révision', revision });
  const mail = await mailTo('gaston@exemple.fr', 2);
  expect(mail.text).toMatch(/^List-Unsubscribe: <http:\/\/localhost:4321\/account\/email>$/m);
  expect(mail.text + bodyOf(mail)).not.toMatch(/Titre|Fanny/);
  const off = await post(PAGE, { act: 'choose' }, reviewer.cookie);
  expect(off.headers.get('location')).toBe(`${PAGE}?fait=choix`);
  const { text } = await site.send('GET', PAGE, { cookie: reviewer.cookie });
  expect(text).toMatch(/name="reviews" value="1"(?! checked)/);
});
