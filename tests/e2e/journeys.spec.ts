/** The number of acts in the commonest journeys (docs/benchmarks.md, « Journeys »). */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { countActs } from './acts.ts';
import { slice } from './ct-slice.ts';
import { dropPaths, ready } from './drop.ts';
import { boxOf, GL_LAUNCH } from './film.ts';
import { alive, expect, open, test } from './fixtures.ts';

test.use({ launchOptions: GL_LAUNCH });

const found = (page: Page) => page.getByRole('region', { name: 'Résultats de la recherche' });

test('a visitor makes an account, opens a first case and reads its answer: 3 acts, 2 fields', async ({
  page,
}) => {
  const { press, type, done } = countActs(page);
  await open(page, '/public-cases');
  await press(page.locator('.card-title a').first());
  await alive(page);
  await type(page.getByLabel('Nom d’utilisateur'), `trajet-${Date.now()}`);
  await type(page.getByLabel('Mot de passe', { exact: true }), 'coupe-axiale-oblique-42');
  await press(page.getByRole('button', { name: 'S’inscrire' }));
  await page.locator('.viewer').waitFor();
  await press(page.getByRole('link', { name: 'Voir la réponse' }));
  await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toBeVisible();
  expect(done).toEqual({ acts: 3, fields: 2 });
});

test('a folder of DICOM becomes a public case with a sign and a sheet: a drop, 9 acts, 3 fields', async ({
  signedIn: page,
}, info) => {
  const { press, type, write, draw, done } = countActs(page);
  await open(page, '/cases');
  await press(page.getByRole('button', { name: 'Nouveau cas' }));
  await ready(page);
  const paths = [slice(1, 10), slice(2, 20), slice(3, 30)].map(({ name, buffer }) => {
    const path = info.outputPath(name);
    writeFileSync(path, buffer);
    return path;
  });
  await dropPaths(page, '.drop-zone', paths);
  const review = page.getByRole('dialog', { name: 'Images à envoyer' });
  // A series this short is seen at once; a long one needs one more act.
  const word = review.getByRole('checkbox', { name: /J’atteste/ });
  await expect(word).toBeEnabled();
  await press(word);
  await press(review.getByRole('button', { name: /^(Envoyer|Attester) \d/ }));
  await press(page.getByRole('link', { name: /^Signes sur l’image 2\s:/ }));
  await expect(page.getByRole('button', { name: 'Flèche' })).toHaveAttribute('aria-pressed', 'true');
  const box = await boxOf(page);
  await draw({ x: box.x + box.width / 2 - 60, y: box.y + box.height / 2 }, { x: 60, y: 20 });
  const writing = page.getByRole('complementary', { name: 'Signes' });
  await expect(writing.getByLabel('Nom')).toBeFocused();
  await write('Carré dense');
  await press(writing.getByRole('button', { name: 'Terminer' }));
  await ready(page);
  await type(page.getByRole('textbox', { name: 'Titre' }), 'Carré dense');
  await press(page.locator('#fiche').getByRole('button'));
  await type(page.getByRole('textbox', { name: 'Texte de la fiche' }), 'Ce que l’on retient.');
  const end = page.locator('#publication');
  await press(end.getByRole('button', { name: 'Publier' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Publier quand même' }));
  await expect(page.locator('.editor-bar .status')).toHaveText('Public');
  expect(done).toEqual({ acts: 9, fields: 3 });
});

test('the normal report of a right knee, with its reason, is copied: a search, 4 acts', async ({
  signedIn: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { press, type, done } = countActs(page);
  await open(page, '/');
  await type(page.getByRole('searchbox'), 'IRM genou');
  await press(
    found(page)
      .getByRole('link', { name: /^IRM du genou – bilan traumatique/ })
      .first(),
  );
  // A press before the form is alive is lost: the report would lack its answers, and not be copied at once.
  await page.waitForURL(/\/use\//);
  await alive(page);
  await press(page.getByRole('button', { name: 'Normal à droite' }));
  await press(page.getByText('Traumatisme en torsion', { exact: true }).first());
  await press(page.getByRole('button', { name: 'Copier', exact: true }));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/Ménisque/);
  expect(done).toEqual({ acts: 4, fields: 1 });
});

test('the volume of contrast for 72 kg is on paper: a search, 2 acts, 1 field', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const { press, type, done } = countActs(page);
  await open(page, '/');
  await type(page.getByRole('searchbox'), 'scanner hépatique');
  await press(found(page).locator('a[href^="/protocols/view/"]').first());
  await type(page.getByLabel('Poids du patient (kg)'), '72');
  await press(page.getByRole('button', { name: /^Imprimer/ }).first());
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await expect(page.locator('.contrast')).toContainText(/\d+\smL/);
  expect(done).toEqual({ acts: 2, fields: 2 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('five minutes of practice: 2 acts, then an answer and a grade for each case', async ({
    signedIn: page,
  }) => {
    const { press, done } = countActs(page);
    await open(page, '/');
    await press(page.getByRole('link', { name: /^S’entraîner sans les titres/ }).first());
    await press(page.getByRole('button', { name: 'Commencer' }));
    await expect(page).toHaveTitle(/^Cas 1 sur \d/);
    await alive(page);
    expect(done.acts).toBe(2);
    await press(page.getByRole('link', { name: 'Voir la réponse' }));
    await press(page.getByRole('button', { name: /^Facile/ }));
    await expect(page).toHaveTitle(/^Cas 2 sur \d/);
    expect(done.acts).toBe(4);
  });
});
