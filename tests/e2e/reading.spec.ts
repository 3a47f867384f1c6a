import type { Page } from 'playwright/test';
import { alive, expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

/** A case with a stack to scroll through, and its title, which is the diagnosis. */
async function stackedCase(page: Page): Promise<{ path: string; title: string }> {
  const cases = await allItems(page.request, 'cases');
  const found = cases.find(({ tags }) => tags.includes('TDM'));
  if (!found) throw new Error('no CT case among the demo cases');
  return { path: `/radiology-viewer/${found._id}`, title: found.title };
}

async function firstOf(page: Page, plural: string): Promise<{ id: string; title: string }> {
  const [item] = await allItems(page.request, plural);
  if (!item) throw new Error(`no public ${plural}`);
  return { id: item._id, title: item.title };
}

test.describe('questionnaire', () => {
  test('shows its pages, reached by anchors', async ({ signedIn: page }) => {
    const { id, title } = await firstOf(page, 'questionnaires');
    await open(page, `/use/${id}?mode=consulter`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const tab = page.getByRole('navigation', { name: 'Pages du questionnaire' }).getByRole('link').last();
    const name = (await tab.textContent()) ?? '';
    await tab.click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    await expect(page.locator('.question').first()).toContainText(/Choix|Texte|Numérique|Date|Information/);
  });

  test('is rated with a comment, which then shows below', async ({ signedIn: page, person }) => {
    const { id } = await firstOf(page, 'questionnaires');
    await open(page, `/use/${id}`);
    await page.locator('.item-footer').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => !document.querySelector('astro-island[client="visible"][ssr]'));
    await page.getByRole('button', { name: 'Noter ce questionnaire' }).click();
    await page.getByRole('button', { name: 'Bon', exact: false }).first().click();
    const comment = `Clair, merci de ${person.username}`;
    await page.getByLabel('Commentaire (facultatif)').fill(comment);
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Note ajoutée avec succès !')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Commentaires' })).toContainText(comment);
  });
});

test.describe('protocol', () => {
  test('computes the volume to inject from the weight', async ({ signedIn: page }) => {
    const protocols = await allItems(page.request, 'protocols');
    for (const { _id } of protocols) {
      await page.goto(`/protocols/view/${_id}`);
      if ((await page.locator('.contrast').count()) > 0) break;
    }
    await page.locator('.contrast').scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => !document.querySelector('astro-island[client="visible"][ssr] .contrast'),
    );
    const weight = page.getByLabel('Poids du patient (kg)');
    await weight.fill('72,5');
    await expect(page.getByRole('status', { name: 'Volume à injecter' })).toContainText(/\d\smL/);
    await weight.fill('trois');
    await expect(page.getByRole('status', { name: 'Volume à injecter' })).toContainText('de 0,4 à 350');
  });
});

test.describe('case', () => {
  test('gives nothing away until it is asked', { tag: '@gate' }, async ({ signedIn: page }) => {
    const { path, title } = await stackedCase(page);
    const answer = await page.request.get(path);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html).not.toContain(title);
    expect(html).not.toContain('Fiche récapitulative</h2>');
    await open(page, path);
    await expect(page).toHaveTitle('Cas clinique · Négatoscope');
    await page.getByRole('link', { name: 'Infos cliniques' }).click();
    await expect(page.getByRole('heading', { name: 'Infos cliniques' })).toBeVisible();
    await page.getByRole('link', { name: 'Voir la réponse' }).click();
    await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toBeInViewport();
    // The sheet is opened separately, and stays when the answer is hidden again.
    const sheet = page.getByRole('heading', { name: 'Fiche récapitulative' });
    await expect(page.getByRole('region', { name: 'Commentaires' })).toBeAttached();
    await expect(sheet).toHaveCount(0);
    await page.locator('.case-bar').getByRole('link', { name: 'Fiche récapitulative' }).click();
    await expect(sheet).toBeInViewport();
    await page.getByRole('link', { name: 'Cacher la réponse' }).click();
    await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toBeHidden();
    await expect(sheet).toBeAttached();
    await page.getByRole('link', { name: 'Voir titre' }).click();
    await expect(page).toHaveTitle(`${title} · Négatoscope`);
  });
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('answers 404 with a way out', async ({ signedIn: page }) => {
    const answer = await page.goto('/use/unknown');
    await alive(page);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    await page.getByRole('link', { name: 'Cas publics' }).last().click();
    await expect(page).toHaveURL(/\/public-cases$/);
  });
});
