import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { register } from '#lib/accounts/server/register.ts';
import { setRole } from '#lib/administration/server/change-account.ts';
import { bodyOf, type SmtpStandIn, startSmtp } from '../run/smtp-server.ts';
import { roleOf, sendForm } from './invitation-desk.ts';
import { cookieOf, type Site, startSite } from './site.ts';

const PASSWORD = 'cheval agrafe pile';
const PAGE = '/administration/people/invite';
const WAIT = { timeout: 30_000, interval: 100 };

let smtp: SmtpStandIn;
let site: Site;
let cookie: string;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'negatoscope@exemple.fr',
    PUBLIC_ORIGIN: 'http://localhost:4321',
    REGISTRATION: 'invitation',
    TRUST_PROXY: '1',
  });
  const credentials = { username: 'hôte', password: PASSWORD };
  const { id } = await register(site.context, credentials, null);
  await setRole(site.context, null, id, 'administrator');
  cookie = cookieOf(await site.send('POST', '/api/auth/login', { json: credentials }));
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

const headers = { Origin: 'http://localhost:4321' };
const invite = (fields: Record<string, string>) =>
  site.send('POST', PAGE, {
    cookie,
    headers,
    body: new URLSearchParams({ role: 'reader', jours: '7', ...fields }),
  });
const state = async () => {
  const { text } = await site.send('GET', '/administration', { cookie });
  return /Courriels<\/dt><dd[^>]*>([^<]*)<\/dd>/.exec(text)?.[1];
};

describe('an invitation by mail', () => {
  it('comes with a link that makes an account, in plain French, from the address of the settings', async () => {
    const made = await invite({ adresse: ' Anne.Lefevre@CHU.exemple.fr', note: 'Une interne' });
    expect(made.text).toContain('Ce lien part aussi par courriel à Anne.Lefevre@chu.exemple.fr.');
    await vi.waitUntil(() => smtp.received.length === 1, WAIT);
    const [mail] = smtp.received as [(typeof smtp.received)[0]];
    expect(mail.recipient).toBe('Anne.Lefevre@chu.exemple.fr');
    const [head = ''] = mail.text.split('\n\n');
    expect(head).toMatch(/^From: negatoscope@exemple\.fr$/m);
    expect(head).toMatch(/^To: Anne\.Lefevre@chu\.exemple\.fr$/m);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    const body = bodyOf(mail);
    expect(body).toContain('Vous êtes invité à créer un compte');
    expect(body).not.toContain('Une interne');
    expect(mail.text).not.toMatch(/<img|<html/i);
    const path = /http:\/\/localhost:4321(\/invitation\/[\w-]{43})/.exec(body)?.[1] ?? '';
    const sent = await site.send('POST', path, {
      headers,
      body: new URLSearchParams({ username: 'anne', password: PASSWORD }),
    });
    expect([sent.status, await roleOf(site, 'anne')]).toEqual([200, 'reader']);
    await vi.waitUntil(async () => (await state())?.startsWith('0 en attente, 0'), WAIT);
  });

  it('is refused in words for an address that is none, and nothing is made', async () => {
    const before = await site.context.db.selectFrom('invitation').select('id').execute();
    for (const adresse of [
      'anne@exemple.fr\r\nBcc: tous@exemple.fr',
      'anne@exemple.fr, bob@exemple.fr',
      'аnne@exemple.fr',
      'anne@xn--e1afmkfd.fr',
      'anne',
      `${'a'.repeat(300)}@exemple.fr`,
    ]) {
      const refused = await invite({ adresse, note: 'Gardée' });
      expect([refused.status, refused.text.includes('n’est pas acceptée')], adresse).toEqual([422, true]);
      expect(refused.text, adresse).toContain('value="Gardée"');
    }
    expect(await site.context.db.selectFrom('invitation').select('id').execute()).toEqual(before);
    expect(await site.context.db.selectFrom('queued_mail').select('id').execute()).toEqual([]);
  });

  it('waits for no server: a mute one holds no page up, and a refusal for good is told', async () => {
    smtp.isMute = true;
    const started = performance.now();
    expect((await invite({ adresse: 'muet@exemple.fr' })).status).toBe(200);
    // Less than the timeout for the mail server.
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(await state()).toMatch(/^1 en attente, 0/);
    await site.context.db.deleteFrom('queued_mail').execute();
    smtp.isMute = false;
    smtp.refusal = '550 nobody here';
    await invite({ adresse: 'personne@exemple.fr' });
    await vi.waitUntil(async () => (await state())?.startsWith('0 en attente, 1'), WAIT);
    const rows = await site.context.db.selectFrom('queued_mail').select('content').execute();
    expect(rows).toEqual([{ content: '' }]);
  });
});

it('without a server of mails nothing of them is shown, and an address sent all the same goes nowhere', async () => {
  const plain = await startSite({ TRUST_PROXY: '1' });
  try {
    const credentials = { username: 'hôte', password: PASSWORD };
    const { id } = await register(plain.context, credentials, null);
    await setRole(plain.context, null, id, 'administrator');
    const own = cookieOf(await plain.send('POST', '/api/auth/login', { json: credentials }));
    expect((await plain.send('GET', PAGE, { cookie: own })).text).not.toContain('Adresse électronique');
    expect((await plain.send('GET', '/administration', { cookie: own })).text).not.toContain('Courriels');
    const made = await sendForm(plain, PAGE, { role: 'reader', jours: '7', adresse: 'anne@exemple.fr' }, own);
    expect([made.status, made.text.includes('par courriel')]).toEqual([200, false]);
    expect(await plain.context.db.selectFrom('queued_mail').select('id').execute()).toEqual([]);
  } finally {
    await plain.stop();
  }
});
