import { alive, expect, open, test } from './fixtures.ts';
import {
  choice,
  isSaved,
  newQuestionnaire,
  openQuestionnaire,
  outlineOf,
  rowOf,
  treeOf,
} from './questionnaire-pages.ts';

const MENISCUS = choice('q', 'Ménisque', ['Normal', 'Fissure']);
const LIGAMENT = choice('r', 'Ligament', ['Continu']);

test('a questionnaire is started, and a question with five options written, by the keyboard alone', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await open(page, '/questionnaires');
  await page.getByRole('link', { name: 'Nouveau questionnaire' }).press('Enter');
  await page.waitForURL(/\/create/);
  // Until then « Créer » is disabled, and Enter does nothing.
  await alive(page);
  await page.getByLabel('Titre').fill('IRM du genou');
  await page.getByLabel('Titre').press('Enter');
  await page.waitForURL(/\/edit\//);
  await expect(page.locator('.questionnaire-editor')).toHaveAttribute('aria-busy', 'false');
  await expect(treeOf(page)).toBeFocused();
  const { keyboard } = page;
  await keyboard.press('Control+Enter');
  await keyboard.type('Ménisque médial');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  for (const option of ['Normal', 'Fissure', 'Languette', 'Extrusion', 'Méniscectomie']) {
    await keyboard.type(option);
    await keyboard.press('Enter');
  }
  // An empty row that is last ends its list.
  await keyboard.press('Enter');
  await keyboard.type('LCA');
  const written = [
    'Examen',
    '  Ménisque médial',
    '    Normal',
    '    Fissure',
    '    Languette',
    '    Extrusion',
    '    Méniscectomie',
    '  LCA',
  ];
  expect(await outlineOf(page)).toEqual(written);
  // Tab belongs to the text until Escape gives it back.
  await keyboard.press('Escape');
  await expect(treeOf(page)).toBeFocused();
  await keyboard.press('Tab');
  await expect(treeOf(page)).not.toBeFocused();
  await isSaved(page);
  await page.reload();
  await expect(rowOf(page, 'LCA')).toBeVisible();
  expect(await outlineOf(page)).toEqual(written);
});

test('rows are moved, copied, removed and brought back by keys', async ({ signedIn: page }) => {
  await openQuestionnaire(page, await newQuestionnaire(page, MENISCUS, LIGAMENT));
  const { keyboard } = page;
  await rowOf(page, 'Fissure').click();
  await keyboard.press('Alt+ArrowDown');
  expect(await outlineOf(page)).toEqual([
    'Examen',
    '  Ménisque',
    '    Normal',
    '  Ligament',
    '    Fissure',
    '    Continu',
  ]);
  await keyboard.press('Alt+ArrowUp');
  await keyboard.press('Control+d');
  const copied = [
    'Examen',
    '  Ménisque',
    '    Normal',
    '    Fissure',
    '    Fissure',
    '  Ligament',
    '    Continu',
  ];
  expect(await outlineOf(page)).toEqual(copied);
  await rowOf(page, 'Ménisque').click();
  await keyboard.press('Delete');
  expect(await outlineOf(page)).toEqual(['Examen', '  Ligament', '    Continu']);
  await keyboard.press('Control+z');
  expect(await outlineOf(page)).toEqual(copied);
  await keyboard.press('Control+Shift+z');
  expect(await outlineOf(page)).toEqual(['Examen', '  Ligament', '    Continu']);
  await isSaved(page);
});

test('several rows are chosen and dragged together, with the mouse', async ({ signedIn: page }) => {
  const questions = [choice('a', 'Un'), choice('b', 'Deux'), choice('c', 'Trois'), choice('d', 'Quatre')];
  await openQuestionnaire(page, await newQuestionnaire(page, ...questions));
  await rowOf(page, 'Deux').click();
  await rowOf(page, 'Trois').click({ modifiers: ['Shift'] });
  await expect(treeOf(page).locator('[aria-selected="true"]')).toHaveCount(2);
  const [from, to] = [await rowOf(page, 'Deux').boundingBox(), await rowOf(page, 'Quatre').boundingBox()];
  if (!from || !to) throw new Error('rows are not there');
  await page.mouse.move(from.x + 120, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 120, to.y + to.height - 3, { steps: 6 });
  await page.mouse.up();
  expect(await outlineOf(page)).toEqual(['Examen', '  Un', '  Quatre', '  Deux', '  Trois']);
});

test('the tree is searched: what is found is shown with what it stands in', async ({ signedIn: page }) => {
  await openQuestionnaire(page, await newQuestionnaire(page, MENISCUS, LIGAMENT));
  await page.getByRole('searchbox', { name: 'Chercher dans le plan' }).fill('fissure');
  expect(await outlineOf(page)).toEqual(['Examen', '  Ménisque', '    Fissure']);
  await page.getByRole('searchbox', { name: 'Chercher dans le plan' }).fill('zzz');
  await expect(page.getByText('Rien ne correspond à cette recherche.')).toBeVisible();
});

test('what is edited shows at once in the form and in what is to be checked', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openQuestionnaire(page, await newQuestionnaire(page, MENISCUS));
  await rowOf(page, 'Fissure').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Déchirure');
  await expect(page.locator('.live-preview').getByText('Déchirure')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier' }).click();
  const finding = page.locator('.finding', { hasText: 'Déchirure' });
  await expect(finding).toContainText('N’écrit rien dans le compte rendu.');
  await finding.click();
  await expect(rowOf(page, 'Déchirure')).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('one pane is shown at a time, and a question is written by touch', async ({ signedIn: page }) => {
    await openQuestionnaire(page, await newQuestionnaire(page, MENISCUS));
    await rowOf(page, 'Ménisque').tap();
    await page.getByRole('button', { name: 'Ajouter\u00a0: À l’intérieur de la ligne choisie' }).tap();
    await page.keyboard.type('Languette');
    expect(await outlineOf(page)).toEqual([
      'Examen',
      '  Ménisque',
      '    Normal',
      '    Fissure',
      '    Languette',
    ]);
    await expect(page.getByRole('region', { name: 'Aperçu' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Aperçu' }).tap();
    await expect(treeOf(page)).toBeHidden();
    await expect(page.locator('.live-preview').getByText('Languette')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});
