/** Several protocols as one document on paper: what the contents say is where they are. */
import type { Page } from 'playwright/test';
import { expect, makePerson, open, signIn, test } from './fixtures.ts';
import { ownProtocol } from './make-protocols.ts';
import { type PrintedPages, printPages } from './printed-pages.ts';
import { chestProtocol, longProtocol } from './protocols-to-read.ts';
import { allItems } from './routes.ts';

const A4 = [
  [595, 842],
  [842, 595],
];

const state = (page: Page) => page.locator('#booklet-state');
const laid = (page: Page) =>
  expect(state(page)).toContainText(/^\d+\u00a0protocoles? sur \d+\u00a0pages? A4\.$/);
const booklet = (...ids: string[]) => `/protocols/booklet?${ids.map((id) => `protocole=${id}`).join('&')}`;

/** The outline of a file leaves a blank out where a title goes on on a second line. */
const solid = (title: string) => title.replaceAll(/\s/g, '');

/** The entries of the contents: the title, and the page. */
async function contents(page: Page): Promise<{ title: string; page: number }[]> {
  return page.locator('.contents a').evaluateAll((links) =>
    links.map((link) => ({
      title: (link.querySelector('span')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      page: Number(link.querySelector('.contents-page')?.textContent),
    })),
  );
}

/** Every page carries its own number, and no page of the file is empty or cut in two. */
function expectNumbered({ texts, pages, sizes }: PrintedPages): void {
  for (const size of sizes) expect(A4).toContainEqual(size);
  for (const [index, text] of (texts ?? []).entries()) {
    expect(text.match(/Page\s\d+\ssur\s\d+/g), `page ${index + 1}`).toEqual([
      `Page ${index + 1} sur ${pages}`,
    ]);
  }
}

async function expectContentsRight(page: Page): Promise<PrintedPages> {
  const said = await contents(page);
  const printed = await printPages(page);
  expectNumbered(printed);
  expect(printed.pages).toBe(await page.locator('.booklet-sheet').count());
  const headings = printed.headings.map((heading) => `${solid(heading.text)} ${heading.page}`);
  for (const entry of said) {
    expect.soft(headings, entry.title).toContainEqual(`${solid(entry.title)} ${entry.page}`);
    const text = printed.texts?.[entry.page - 1]?.replaceAll(/\s+/g, ' ');
    // A title of two lines has the code beside it.
    if (text !== undefined) expect.soft(text).toContain(entry.title.split(' ').slice(0, 2).join(' '));
  }
  // In the order of the contents, each on a page of its own.
  expect(said.map((entry) => entry.page)).toEqual(
    [...new Set(said.map((entry) => entry.page))].sort((a, b) => a - b),
  );
  return printed;
}

test('all public protocols: every title stands on the page that the contents say', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const protocols = await allItems(page.request, 'protocols');
  await page.goto('/protocols/public');
  await page.getByRole('link', { name: 'Livret à imprimer' }).click();
  await laid(page);
  const said = await contents(page);
  expect(new Set(said.map(({ title }) => title))).toEqual(
    new Set(protocols.map(({ title }) => title.replaceAll(/\s+/g, ' ').trim())),
  );
  await expectContentsRight(page);
});

test('a protocol of sixty rows takes several pages, and those after it are numbered right', async ({
  signedIn: page,
}) => {
  const ids = [
    await ownProtocol(page, 'Zygoma', { imagingType: 'IRM', region: 'Thorax', pitfalls: ['Dernier'] }),
    await longProtocol(page),
    await chestProtocol(page),
    await ownProtocol(page, 'Listes sans fin', {
      imagingType: 'Scanner',
      region: 'Thorax',
      pitfalls: Array.from({ length: 50 }, (_, place) => `Piège numéro ${place + 1} `.repeat(4)),
      references: Array.from({ length: 50 }, (_, place) => `Référence numéro ${place + 1}`),
    }),
  ];
  await page.goto(booklet(...ids));
  await laid(page);
  const { pages, sizes } = await expectContentsRight(page);
  expect(pages).toBeGreaterThan(6);
  expect(new Set(sizes.map(String)).size).toBe(2);
  // Nothing is lost between two sheets, and nothing is repeated.
  const rows = await page.locator('.booklet .acquisition tbody th').allTextContents();
  expect(rows.filter((name) => name.startsWith('Séquence'))).toEqual(
    Array.from({ length: 60 }, (_, place) => `Séquence ${place + 1}`),
  );
  const references = page.locator('.booklet ol li').filter({ hasText: 'Référence' });
  const numbers = await references.evaluateAll((lines) => lines.map((line) => (line as HTMLLIElement).value));
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
});

test('nothing on a sheet goes beyond it', async ({ signedIn: page }) => {
  await page.goto('/protocols/booklet');
  await laid(page);
  await page.emulateMedia({ media: 'print' });
  const beyond = await page.locator('.booklet-sheet').evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const { right, bottom } = sheet.getBoundingClientRect();
      const foot = sheet.querySelector('.sheet-foot')?.getBoundingClientRect();
      return [...sheet.querySelectorAll('.protocol-content :is(td, th, p, li, dd, h2)')]
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.right > right + 1 || box.bottom > (foot?.top ?? bottom) + 1)
        .map(({ text }) => text);
    }),
  );
  expect(beyond).toEqual([]);
});

test('a text that is higher than a page: the booklet says so, and prints without numbers', async ({
  signedIn: page,
}) => {
  const ids = [
    await ownProtocol(page, 'Haut', { imagingType: 'IRM', description: 'ligne\n'.repeat(150) }),
    await chestProtocol(page),
  ];
  await page.goto(booklet(...ids));
  await expect(state(page)).toContainText('«\u202fHaut\u202f»');
  await expect(state(page)).toContainText('sans numéros de page');
  await expect(page.locator('.booklet-sheet')).toHaveCount(0);
  const { headings, texts } = await printPages(page);
  expect(headings.find(({ text }) => text === 'Angioscanner thoracique')?.page).toBeGreaterThan(3);
  for (const text of texts ?? []) expect(text).not.toMatch(/Page\s\d/);
  await expect(page.locator('.contents-page')).toHaveText(['', '']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the booklet is composed by a form, and prints without numbers', async ({
    browser,
    baseURL,
    page,
  }) => {
    const scripted = await browser.newPage({ baseURL: baseURL ?? '' });
    await signIn(scripted, await makePerson(scripted));
    const ids = [await chestProtocol(scripted), await ownProtocol(scripted, 'Genou', { imagingType: 'IRM' })];
    await page.context().addCookies(await scripted.context().cookies());
    await scripted.close();
    await page.goto(booklet(...ids));
    await page.getByText('Composer le livret').click();
    await page.getByRole('checkbox', { name: 'Genou' }).uncheck();
    await page.getByLabel('Titre de la couverture').fill('Protocoles du service');
    await page.getByRole('button', { name: 'Refaire le livret' }).click();
    await expect(page.locator('.booklet-cover h2')).toHaveText('Protocoles du service');
    await expect(page.locator('.contents li')).toHaveCount(1);
    await expect(page.getByText('Sans script, ce livret s’imprime sans numéros de page.')).toBeVisible();
    const { headings, pages, texts } = await printPages(page);
    expect(pages).toBe(2);
    expect(headings).toContainEqual({ text: 'Angioscanner thoracique', page: 2 });
    for (const text of texts ?? []) expect(text).not.toMatch(/Page\s\d/);
  });
});

test('protocols of one’s own are ticked in their list, by keyboard', async ({ signedIn: page }) => {
  await ownProtocol(page, 'Reste', { imagingType: 'IRM' });
  await chestProtocol(page);
  await ownProtocol(page, 'Genou', { imagingType: 'IRM' });
  await open(page, '/protocols/personal');
  for (const title of ['Genou', 'Angioscanner thoracique']) {
    await page.getByRole('checkbox', { name: `Choisir\u00a0: ${title}` }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('link', { name: 'Livret à imprimer' }).focus();
  await page.keyboard.press('Enter');
  await laid(page);
  expect(await contents(page)).toEqual([
    { title: 'Genou', page: 2 },
    { title: 'Angioscanner thoracique', page: 3 },
  ]);
  await expect(page.locator('.contents').first()).toContainText('Brouillon');
  await page.locator('.contents a').last().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.booklet-sheet:target .page-title')).toHaveText('Angioscanner thoracique');
});

test('the booklet follows the filters of the list', async ({ signedIn: page }) => {
  await open(page, '/protocols/public');
  await page.getByRole('searchbox').fill('genou');
  await expect(page).toHaveURL(/q=genou/);
  await page.getByRole('link', { name: 'Livret à imprimer' }).click();
  await expect(page).toHaveURL(/booklet\?q=genou/);
  await laid(page);
  for (const { title } of await contents(page)) expect(title).toMatch(/genou/i);
});
