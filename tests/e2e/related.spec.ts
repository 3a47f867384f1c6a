import { expectAccessible } from './axe.ts';
import { expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

const KINDS = [
  { plural: 'questionnaires', path: (id: string) => `/use/${id}?mode=consulter` },
  { plural: 'questionnaires', path: (id: string) => `/use/${id}` },
  { plural: 'protocols', path: (id: string) => `/protocols/view/${id}` },
];

test.describe('related items', () => {
  // For axe.
  test.use({ bypassCSP: true });

  test('stand under a questionnaire and a protocol, and lead there', async ({ signedIn: page }) => {
    for (const { plural, path } of KINDS) {
      const all = await allItems(page.request, plural);
      const [item] = all.filter(({ tags }) => tags.includes('IRM'));
      await page.goto(path(item!._id));
      const related = page.getByRole('navigation', { name: 'À voir aussi' });
      await expect(related.getByRole('link')).toHaveCount(4);
      const titles = await related.getByRole('link').allInnerTexts();
      expect(titles).not.toContain(item!.title);
      for (const title of titles)
        expect(all.find((other) => other.title === title)!.tags.some((tag) => item!.tags.includes(tag))).toBe(
          true,
        );
      await expectAccessible(page, path('…'));
      await related.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0]!);
    }
  });

  test('of a case come with its answer, and name no case', async ({ signedIn: page }) => {
    const all = await allItems(page.request, 'cases');
    const [item] = all.filter(({ tags }) => tags.includes('IRM'));
    await open(page, `/radiology-viewer/${item!._id}`);
    await expect(page.getByRole('navigation', { name: 'À voir aussi' })).toHaveCount(0);
    const html = await (await page.request.get(`/radiology-viewer/${item!._id}?reponse=1`)).text();
    expect(all.filter(({ _id, title }) => _id !== item!._id && html.includes(title))).toEqual([]);
    await open(page, `/radiology-viewer/${item!._id}?reponse=1`);
    const links = page.getByRole('navigation', { name: 'À voir aussi' }).getByRole('link');
    await expect(links).toHaveCount(4);
    for (const text of await links.allInnerTexts()) expect(text).toMatch(/^Cas\s· \S/);
    const first = (await links.first().getAttribute('href'))!;
    await links.first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/radiology-viewer/') && !url.search);
    // Under the sheet are the same items, one of which has been opened since; it names no case either.
    const sheet = await (await page.request.get(`/sheet/${item!._id}`)).text();
    expect(all.filter(({ _id, title }) => _id !== item!._id && sheet.includes(title))).toEqual([]);
    await page.goto(`/sheet/${item!._id}`);
    await expect(links).toHaveCount(4);
    await expect(links.first()).toHaveAttribute('href', first);
    const entries = page.getByRole('navigation', { name: 'À voir aussi' }).getByRole('listitem');
    await expect(entries.filter({ hasText: 'déjà lu' })).toHaveCount(1);
    await expect(entries.first()).toContainText('déjà lu');
    await expectAccessible(page, '/sheet/…');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('they are in the page', async ({ page, person }) => {
    await page.request.post('/api/auth/login', { data: person });
    const [item] = (await allItems(page.request, 'protocols')).filter(({ tags }) => tags.includes('IRM'));
    await page.goto(`/protocols/view/${item!._id}`);
    await expect(page.getByRole('navigation', { name: 'À voir aussi' }).getByRole('link')).toHaveCount(4);
  });
});
