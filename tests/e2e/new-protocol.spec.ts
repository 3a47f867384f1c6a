import { expect, makePerson, open, signIn, test } from './fixtures.ts';
import { newProtocol } from './make-protocols.ts';
import { editorOf, openProtocol } from './protocol-pages.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test('a protocol is started by the form alone', { tag: '@gate' }, async ({ page }) => {
    const person = await makePerson(page);
    await page.request.post('/api/auth/login', { data: person });
    await page.goto('/protocols/create');
    await page.getByLabel('Titre').fill('Radiographie du thorax');
    await page.getByLabel('Type d’imagerie').selectOption('Radiographie');
    await page.getByLabel('Région').selectOption('Thorax');
    await page.getByRole('button', { name: 'Créer' }).click();
    await page.waitForURL(/\/protocols\/edit\//);
    await expect(page.getByLabel('Titre')).toHaveValue('Radiographie du thorax');
    await expect(page.getByText('La modification d’un protocole a besoin de JavaScript')).toBeVisible();
    await page.goto('/protocols/personal');
    await expect(page.getByText('Radiographie du thorax').first()).toBeVisible();
  });

  test('a protocol to start from that is not there is told, and what was typed stays', async ({ page }) => {
    const person = await makePerson(page);
    await page.request.post('/api/auth/login', { data: person });
    await page.goto('/protocols/create?modele=inconnu');
    await page.getByLabel('Titre').fill('Suite');
    await page.getByRole('button', { name: 'Créer' }).click();
    await expect(page.locator('.banner.error')).toHaveText(
      'Cet élément n’existe pas ou n’est pas accessible.',
    );
    await expect(page.getByLabel('Titre')).toHaveValue('Suite');
  });
});

test('a protocol starts from one of one’s own that was searched', async ({ signedIn: page }) => {
  await newProtocol(page, { preparation: { coil: 'Genou 16 canaux' } }, 'IRM du genou');
  await newProtocol(page, {}, 'IRM de la hanche');
  await open(page, '/protocols/create');
  await page.getByLabel('Titre').fill('IRM du genou, 3 T');
  await page.getByLabel('Un protocole').check();
  await page.getByLabel('Chercher un protocole').fill('genou');
  await expect(page.getByRole('radio', { name: /IRM de la hanche/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /IRM du genou.*À moi/ }).check();
  await page.getByRole('button', { name: 'Créer' }).click();
  await page.waitForURL(/\/protocols\/edit\//);
  await expect(editorOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByLabel('Titre')).toHaveValue('IRM du genou, 3 T');
  await expect(page.getByLabel('Antenne')).toHaveValue('Genou 16 canaux');
});

test('somebody else’s protocol has no editor', async ({ page }) => {
  await signIn(page, await makePerson(page));
  const id = await newProtocol(page);
  await openProtocol(page, id);
  await signIn(page, await makePerson(page));
  const answer = await page.request.get(`/protocols/edit/${id}`);
  expect(answer.status()).toBe(404);
});
