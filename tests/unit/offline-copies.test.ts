import { expect, it } from 'vitest';
import { offlineCopyMessages as m } from '#lib/offline/copy-texts.ts';
import { datedPage, pageInstead, personOf } from '#lib/offline/worker/copies.ts';

const pageOf = (title: string, username: string, body = '<h1>Cas</h1>') =>
  `<!doctype html><html lang="fr"><head><title>${title} · Négatoscope</title></head><body><astro-island props="{&quot;username&quot;:[0,${username}],&quot;here&quot;:[0,&quot;/&quot;]}"></astro-island><main id="contenu" class="page">${body}</main></body></html>`;
const LEA = '&quot;lea&quot;';

it('says whom a page was made for, by its header', () => {
  const later = '<p props="{&quot;username&quot;:[0,&quot;tom&quot;]}">';
  expect(personOf(pageOf('Cas', 'null', later))).toBe('');
  expect(personOf(pageOf('Cas', LEA, later))).toBe('lea');
  expect(personOf(pageOf('Cas', '&quot;d&#39;Arc&quot;'))).toBe("d'Arc");
  expect(personOf('<!doctype html><html></html>')).toBeUndefined();
});

it('dates a page by its answer and marks it, and keeps what it may do', async () => {
  const headers = {
    date: 'Wed, 25 Nov 2026 09:12:00 GMT',
    'content-security-policy': "default-src 'none'",
    'content-length': '3',
    'content-encoding': 'br',
  };
  const dated = await datedPage(new Response(pageOf('Cas', LEA), { headers }));
  expect([...dated.headers.keys()]).toEqual(['content-security-policy', 'content-type', 'date']);
  const text = await dated.text();
  expect(text).toContain('<html data-copy lang="fr">');
  expect(text).toMatch(/<main id="contenu" class="page"><p class="banner warning" role="status">.*<h1>Cas/);
  expect(text).toContain('copie du 25 novembre 2026 à 10:12');
});

it('only marks a page that fills the screen', async () => {
  const page = pageOf('Cas', LEA).replace(' class="page"', '');
  const text = await (await datedPage(new Response(page))).text();
  expect(text).toBe(page.replace('<html', '<html data-copy'));
});

it('puts the lists that can be read in the place of what is not kept, the latest first', async () => {
  const headers = new Headers({
    'content-security-policy': "default-src 'none'",
    date: 'Wed, 25 Nov 2026 09:12:00 GMT',
  });
  const lists = [
    { address: '/public-cases', page: pageOf('Cas publics', LEA), headers },
    { address: '/public-cases?q=%3Cb%3E&modalite=IRM', page: pageOf('Cas publics', LEA), headers },
  ];
  const instead = pageInstead(lists, false);
  const text = (await instead?.text()) ?? '';
  expect(instead?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(text).toContain('<title>Cette page n’est pas gardée · Négatoscope</title>');
  expect([...text.matchAll(/<a class="button" href="(.*?)">(.*?)<\/a>/g)].map(([, ...link]) => link)).toEqual(
    [
      ['/public-cases?q=%3Cb%3E&amp;modalite=IRM', 'Cas publics\u00a0: «\u202f&lt;b&gt;\u202f» et IRM'],
      ['/public-cases', 'Cas publics'],
    ],
  );
  expect(text).toContain('<span>Vue le 25 novembre 2026 à 10:12</span>');
  expect(text).not.toContain('<h1>Cas</h1>');
  expect(personOf(text)).toBe('lea');
});

it('has nothing to put there where no list was seen', () => {
  expect(pageInstead([], false)).toBeUndefined();
});

it('is the list of what is kept where that was asked for', async () => {
  const list = { address: '/public-cases', page: pageOf('Cas publics', LEA), headers: new Headers() };
  const text = (await pageInstead([list], true)?.text()) ?? '';
  expect(text).toContain('<title>Gardé hors ligne · Négatoscope</title>');
  expect(text).toContain('<h1 class="page-title">Gardé hors ligne</h1>');
});

it('names a list in French by what its address says', () => {
  const address =
    '/cases-list?q=genou&difficulte=2&etat=prive&lu=non&tri=mieux-notes&titres=masques&page=3&limit=20&etiquette=';
  expect(m.list('Mes cas', m.chosen(address))).toBe(
    'Mes cas\u00a0: «\u202fgenou\u202f», Niveau 2, Privé, Non lu, Mieux notés, titres masqués et page 3',
  );
  expect(m.list('Mes cas', m.chosen('/cases-list?titres=visibles'))).toBe('Mes cas');
});
