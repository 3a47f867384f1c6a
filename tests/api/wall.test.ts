import { expect, it } from 'vitest';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { sharedSite } from './shared-site.ts';

const site = await sharedSite();
const owner = await site.person('Emmurée');

/** The sign-in screen for the path of an item that a visitor wanted to open, as readable text. */
async function screenFor(path: string, headers: Record<string, string> = {}) {
  const answer = await site.send('GET', path, { headers });
  const location = answer.headers.get('location') ?? '';
  expect(location).toBe(`/?suite=${encodeURIComponent(path)}`);
  const [page, login] = [
    await site.send('GET', location, { headers }),
    await site.send('GET', `/login${location.slice(1)}`, { headers }),
  ];
  expect(login.text.includes('Un compte gratuit')).toBe(page.text.includes('Un compte gratuit'));
  return { text: page.text, mode: page.text.includes('<h1>Inscription</h1>') ? 'register' : 'login' };
}

it.each<[ItemKind, string]>([
  ['case', 'ouvrir ce cas'],
  ['questionnaire', 'ouvrir ce questionnaire'],
  ['protocol', 'ouvrir ce protocole'],
])('shows a visitor the public %s that they were about to open, registration first', async (kind, words) => {
  const path = KINDS[kind].paths.item(await site.item(owner, kind, 'public'));
  const { text, mode } = await screenFor(path);
  expect(text).toContain(`Un compte gratuit suffit pour ${words}`);
  expect(mode).toBe('register');
  expect(text).toContain(`name="suite" value="${path}"`);
  expect(text).toContain('<meta name="robots" content="noindex">');
  const form = await site.send('GET', `/?mode=connexion&suite=${path}`);
  expect(form.text).toContain('<h1>Connexion</h1>');
  expect(form.text).toContain(words);
});

it('shows the case’s image with a size, and neither its title nor what spoils it', async () => {
  const id = await site.item(owner, 'case', 'public');
  for (const path of [KINDS.case.paths.item(id), `/sheet/${id}`]) {
    const { text } = await screenFor(path);
    expect(text).toMatch(
      new RegExp(`<img src="/images/${id}/[0-9a-f]{64}-400.webp"[^>]*width="320" height="240"`),
    );
    expect(text).not.toContain('Essai case');
    for (const told of ['Clichés', 'IRM', owner.username]) expect(text, told).not.toContain(told);
  }
});

/** Astro names its islands after what they are given, the address among it. */
const withoutNames = (text: string) => text.replaceAll(/ uid="[^"]*"/g, '');

it('says of what is not public no more than of what does not exist', async () => {
  for (const kind of ['case', 'questionnaire', 'protocol'] as const) {
    const { item } = KINDS[kind].paths;
    const nothing = withoutNames((await screenFor(item('nothing'))).text);
    for (const visibility of ['private', 'draft'] as const) {
      const id = await site.item(owner, kind, visibility);
      const { text, mode } = await screenFor(item(id));
      expect([mode, withoutNames(text).replaceAll(id, 'nothing')]).toEqual(['login', nothing]);
    }
  }
  const publicId = await site.item(owner, 'case', 'public');
  expect((await screenFor(KINDS.protocol.paths.item(publicId))).text).not.toContain('Un compte gratuit');
});

it('asks a browser that signed in before, or whose session has ended, to sign in first', async () => {
  const path = KINDS.case.paths.item(await site.item(owner, 'case', 'public'));
  const { username, password } = owner;
  const signed = await site.send('POST', '/api/auth/login', { json: { username, password } });
  const device = signed.headers.getSetCookie().find((each) => each.includes('device='));
  const again = await screenFor(path, { Cookie: device?.split(';')[0] ?? '' });
  expect([again.mode, again.text.includes('ouvrir ce cas')]).toEqual(['login', true]);
  const ended = await site.send('GET', `/login?suite=${path}&motif=session`);
  expect(ended.text).toContain('<h1>Connexion</h1>');
});

it('keeps what it shows when the form is refused', async () => {
  const path = KINDS.case.paths.item(await site.item(owner, 'case', 'public'));
  const body = new URLSearchParams({
    mode: 'register',
    username: owner.username,
    password: 'x',
    suite: path,
  });
  const answer = await site.send('POST', `/?suite=${path}`, { body });
  expect([answer.status, answer.text.includes('ouvrir ce cas')]).toEqual([422, true]);
  expect(answer.text).toContain('<h1>Inscription</h1>');
});
