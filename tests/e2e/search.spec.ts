import { expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

interface Found {
  _id: string;
  title: string | null;
  tags: string[];
  folders?: string[];
}
interface Answer {
  cases: Found[];
  totalItems: number;
  corrections?: { typed: string; words: string[] }[];
}

/** The meaning of a search for a radiologist, checked on a case's tags. */
const RIGHT: Record<string, (one: Found) => boolean> = {
  scanner: ({ tags }) => tags.includes('TDM'),
  radio: ({ tags }) => tags.includes('Rx'),
  échographie: ({ tags }) => tags.includes('Echo'),
  'IRM du genou': ({ tags }) => tags.includes('IRM') && tags.includes('Genou'),
  thyroïde: ({ title, folders }) => /thyroïd/i.test(`${title} ${folders}`),
  'fracture poignet': ({ title, tags }) => /fracture/i.test(title ?? '') && tags.includes('Poignet'),
  mnisque: ({ title }) => /ménis[cq]/i.test(title ?? ''),
};

test('what radiologists type finds every right case, and nothing gives a hidden title away', async ({
  request,
}) => {
  const all = (await allItems(request, 'cases')) as Found[];
  for (const [q, isRight] of Object.entries(RIGHT)) {
    const read = async (more: string) => {
      const answer = await request.get(`/api/cases/public?limit=100&q=${encodeURIComponent(q)}${more}`);
      return { text: await answer.text(), status: answer.status() };
    };
    const shown: Answer = JSON.parse((await read('')).text);
    const right = all.filter(isRight).map(({ _id }) => _id);
    expect(right.length, q).toBeGreaterThan(0);
    const found = new Set(shown.cases.map(({ _id }) => _id));
    expect(
      right.filter((id) => !found.has(id)),
      q,
    ).toEqual([]);

    const hidden = await read('&titres=masques');
    const blind: Answer = JSON.parse(hidden.text);
    expect(new Set(blind.cases.map(({ _id }) => _id))).toEqual(found);
    const page = await request.get(`/public-cases?titres=masques&q=${encodeURIComponent(q)}`);
    for (const text of [hidden.text, await page.text()].map((each) => each.toLowerCase())) {
      const told = all.filter(({ title }) => title && text.includes(title.toLowerCase()));
      expect(told, q).toEqual([]);
      expect(text, q).not.toContain('foundin');
      for (const folder of all.flatMap(({ folders = [] }) => folders).filter((name) => name.length > 9))
        expect(text, q).not.toContain(folder.toLowerCase());
    }
    // In the order of the list without a search, not by the place of the words.
    const recent = all.filter(({ _id }) => found.has(_id)).map(({ _id }) => _id);
    expect(blind.cases.map(({ _id }) => _id).filter((id) => recent.includes(id))).toEqual(recent);
    for (const { words } of blind.corrections ?? [])
      expect(words.filter((word) => !/^(ménisque|échographie)$/.test(word))).toEqual([]);
  }
});

test('a mistyped title’s word is offered where titles are shown, and not where they are hidden', async ({
  page,
}) => {
  await open(page, '/public-cases?q=lipohemartrose');
  await expect(page.locator('.corrections')).toHaveText(
    'Rien ne contient « lipohemartrose ». Vouliez-vous dire : lipohémarthrose',
  );
  await expect(page.locator('.card')).toHaveCount(1);
  await page.locator('.corrections a').click();
  await expect(page.getByRole('searchbox')).toHaveValue('lipohémarthrose');
  await expect(page.locator('.list-body')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.corrections')).toHaveCount(0);
  await open(page, '/public-cases?q=lipohemartrose&titres=masques');
  await expect(page.locator('.card')).toHaveCount(1);
  await expect(page.locator('.corrections')).toContainText('à une lettre près');
  expect((await page.content()).toLowerCase()).not.toContain('lipohémarthrose');
  expect((await page.content()).toLowerCase()).not.toContain('lipohemarthrose');
});

test('a card says why it is found when its title does not', async ({ page }) => {
  const goitre = page.locator('.card', { hasText: 'Goitre nodulaire' });
  await open(page, '/public-cases?q=scanner');
  await expect(page.locator('.card-reasons').first()).toHaveText('Trouvé dans : TDM');
  await open(page, '/protocols/public?q=flair');
  await expect(page.locator('.card-reasons').first()).toContainText(/flair/i);
  await open(page, '/public-cases?q=%C3%A9cho+thyro%C3%AFde');
  await expect(goitre.locator('.card-reasons')).toHaveText('Trouvé dans : Echo');
});

test('blanks and « % » are no filter', async ({ page }) => {
  for (const q of ['%25', '+++']) {
    await open(page, `/public-cases?q=${q}`);
    await expect(page.getByRole('status').first()).not.toContainText('filtres');
    await expect(page.locator('.card')).toHaveCount(12);
  }
});

test('no other word is offered that finds nothing either', async ({ request }) => {
  const read = async (kind: string, q: string) =>
    (await (await request.get(`/api/${kind}/public?q=${q}`)).json()) as {
      protocols?: unknown[];
      corrections?: { words: string[] }[];
    };
  const cases = await read('cases', 'mnisque');
  expect(cases.corrections?.[0]?.words).toContain('ménisque');
  const protocols = await read('protocols', 'mnisque');
  expect(protocols.protocols).toEqual([]);
  expect(protocols.corrections).toBeUndefined();
});
