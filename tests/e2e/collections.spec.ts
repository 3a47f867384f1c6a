import { expectAccessible } from './axe.ts';
import { expect, makePerson, open, signIn, test } from './fixtures.ts';
import { allItems } from './routes.ts';

const LIST = 'Thorax, semestre 1';

test('a case is kept, noted, found again, put in an order and given to others by a link, until it is revoked', {
  tag: '@gate',
}, async ({ signedIn: page, browser }) => {
  const [first, second] = await allItems(page.request, 'cases');
  await open(page, `/radiology-viewer/${first!._id}`);
  const review = page.getByRole('button', { name: 'À revoir', exact: true });
  const marked = page.waitForResponse((answer) => answer.url().includes('/api/collections/review/cases'));
  await review.click();
  expect((await marked).status()).toBeLessThan(300);
  await expect(review).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Note personnelle sur ce cas' }).click();
  await page
    .getByRole('textbox', { name: 'Note personnelle sur ce cas' })
    .fill('Regarder la ligne pleurale d’abord');
  await expect(page.getByText('Note enregistrée')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Note personnelle sur ce cas (écrite)' })).toBeVisible();
  await page.getByRole('button', { name: 'Listes', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Ajouter ce cas à une liste' });
  await menu.getByRole('textbox', { name: 'Nom de la nouvelle liste' }).fill(LIST);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('checkbox', { name: LIST })).toBeChecked();
  await open(page, `/radiology-viewer/${second!._id}`);
  await page.getByRole('button', { name: 'Listes', exact: true }).click();
  await menu.getByRole('checkbox', { name: LIST }).check();
  await expect(menu.getByRole('status')).toHaveText(/^Ajouté à/);

  await open(page, '/collections/notes');
  await page.getByRole('searchbox', { name: 'Chercher dans mes notes' }).fill('pleur ligne');
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(page).toHaveURL(/q=pleur/);
  await expect(page.getByText('Regarder la ligne pleurale d’abord')).toBeVisible();
  await open(page, '/collections/review');
  const cases = page.getByRole('list', { name: 'Cas de la liste' });
  await expect(cases.getByRole('link')).toHaveText([first!.title]);
  await expect(cases.getByRole('listitem')).toContainText('Déjà lu');

  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/collections');
  await page.getByRole('link', { name: LIST }).click();
  await expect(cases.getByRole('link')).toHaveText([first!.title, second!.title]);
  const ordered = page.waitForResponse((answer) => answer.url().endsWith('/order'));
  await expect(async () => {
    await cases.getByRole('link', { name: second!.title }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: /place 1 sur 2/ })).toHaveCount(1, {
      timeout: 500,
    });
  }).toPass();
  expect((await ordered).status()).toBeLessThan(300);
  await expect(cases.getByRole('link', { name: second!.title })).toBeFocused();
  await page.reload();
  await expect(cases.getByRole('link')).toHaveText([second!.title, first!.title]);
  await expectAccessible(page, 'a list on a phone');
  await page.getByRole('button', { name: 'Partager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager cette liste' });
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Lien de partage' }).inputValue();
  await expectAccessible(page, 'the dialog that shares it');

  const context = await browser.newContext();
  const other = await context.newPage();
  const path = new URL(link).pathname;
  const answer = await other.goto(link);
  expect(new URL(other.url()).searchParams.get('suite')).toBe(path);
  expect(await answer?.text()).not.toContain(LIST);
  await signIn(other, await makePerson(other));
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(LIST);
  const shared = other.getByRole('list', { name: 'Cas de la liste' }).getByRole('link');
  await expect(shared).toHaveCount(2);
  expect(await shared.evaluateAll((links) => links.map((each) => each.getAttribute('href')))).toEqual(
    [second, first].map((each) => `/radiology-viewer/${each!._id}`),
  );
  const bytes = await (await other.request.get(link)).text();
  expect([first, second].filter((each) => bytes.includes(each!.title))).toEqual([]);

  await dialog.getByRole('button', { name: 'Arrêter le partage' }).click();
  await expect(dialog.getByRole('button', { name: 'Créer le lien' })).toBeVisible();
  expect((await other.goto(link))?.status()).toBe(404);
  await context.close();
});

test.describe('without script, at 360 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('lists, notes and a list that is shared are read, and show nothing that would not work', async ({
    page,
    person,
  }) => {
    const [kept] = await allItems(page.request, 'cases');
    const signed = await page.request.post('/api/auth/login', { data: person });
    const headers = { Authorization: `Bearer ${(await signed.json()).token}` };
    const made = await page.request.post('/api/collections', {
      headers,
      data: { name: LIST, case: kept!._id },
    });
    const { _id: id } = await made.json();
    const share = await page.request.post(`/api/collections/${id}/share`, { headers });
    const { token } = await share.json();
    const data = { content: 'Chercher le piège', revision: 0 };
    const noted = await page.request.put(`/api/notes/${kept!._id}`, { headers, data });
    expect(noted.status(), await noted.text()).toBeLessThan(300);

    for (const [path, text] of [
      ['/collections', LIST],
      [`/collections/${id}`, kept!.title],
      ['/collections/notes', 'Chercher le piège'],
      ['/collections/notes?q=zzzz', 'Aucune note trouvée'],
      [`/shared/${token}`, 'Cas n°\u00a01'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('main').getByText(text).first(), path).toBeVisible();
      await expect(page.locator('main .needs-script').filter({ visible: true }), path).toHaveCount(0);
      const wide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
    await page.getByRole('link', { name: 'Voir titres' }).click();
    await expect(page.getByRole('link', { name: kept!.title })).toBeVisible();
  });
});
