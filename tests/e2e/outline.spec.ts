import { expectAccessible } from './axe.ts';
import { alive, expect, open, test } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { bodyOf, isSaved, openQuestionnaire } from './questionnaire-pages.ts';

/** A questionnaire as text: pasted, read as it is typed, put back, undone. */

const WORD =
  'IRM du genou\n\nMénisque médial :\n•\tNormal\n•\tFissure\no\tLongitudinale\no\tRadiale\n1.\tLigament croisé\n–\tContinu\n–\tRompu';

const BODY = {
  pages: [
    {
      id: 'p1',
      name: 'Examen',
      questions: [
        {
          id: 'q1',
          text: 'Ménisque médial',
          section: 'findings',
          type: 'single',
          options: [
            { id: 'o1', text: 'Normal', sentence: 'Ménisque normal.' },
            { id: 'o2', text: 'Fissure' },
          ],
        },
      ],
    },
  ],
};

test('a questionnaire starts from a text pasted out of Word; the line that is not understood is named', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await open(page, '/create');
  await page.getByLabel('Titre').fill('IRM collée');
  await page.getByLabel('Un texte collé de Word ou d’un message').check();
  await page.getByRole('button', { name: 'Créer' }).click();
  await page.waitForURL(/\/edit\/.+#texte$/);
  await alive(page);
  const field = page.getByLabel('Texte du questionnaire');
  await field.fill(WORD);
  await expect(page.getByText('1 ligne à corriger')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan que donnera ce texte' })).toContainText(
    'Longitudinale',
  );
  const fault = page.getByRole('button', { name: /^Ligne 1 : « IRM du genou » n’a pas de marque/ });
  await fault.click();
  const chosen = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(await chosen()).toBe('IRM du genou');
  await expect(field).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Toutes les lignes sont comprises.')).toBeVisible();
  await page.getByRole('button', { name: 'Appliquer', exact: true }).click();
  await expect(field).toHaveValue(
    '== Examen\n? Ménisque médial\n  - Normal\n  - Fissure\n    ? Fissure\n      - Longitudinale\n      - Radiale\n? Ligament croisé\n  - Continu\n  - Rompu',
  );
  await isSaved(page);
  const id = /edit\/([^#]+)/.exec(page.url())?.[1] ?? '';
  await expect
    .poll(async () => (await bodyOf(page, id)).pages)
    .toMatchObject([
      { name: 'Examen', questions: [{ text: 'Ménisque médial' }, { text: 'Ligament croisé' }] },
    ]);
});

test('what goes is told before, ids stay, and one step takes everything back', async ({ signedIn: page }) => {
  const id = await makeQuestionnaire(page, { title: 'IRM', body: BODY });
  await openQuestionnaire(page, id);
  await page.getByRole('button', { name: 'Texte', exact: true }).click();
  const field = page.getByLabel('Texte du questionnaire');
  const before = '== Examen\n? Ménisque médial\n  - Normal > Ménisque normal.\n  - Fissure';
  await expect(field).toHaveValue(before);
  await field.fill('== Examen\n? Ménisque interne\n  - Normal > Ménisque interne normal.');
  await expect(page.getByText('la réponse « Fissure »')).toBeVisible();
  await page.getByRole('button', { name: 'Appliquer', exact: true }).click();
  await isSaved(page);
  await expect
    .poll(async () => (await bodyOf(page, id)).pages[0]?.questions)
    .toMatchObject([
      { id: 'q1', text: 'Ménisque interne', options: [{ id: 'o1', sentence: 'Ménisque interne normal.' }] },
    ]);
  await page
    .locator('.editor-bar')
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect(field).toHaveValue(before);
  await isSaved(page);
  await expect.poll(() => bodyOf(page, id)).toEqual(BODY);
});

test('the selected branch is a text of its own', async ({ signedIn: page }) => {
  const id = await makeQuestionnaire(page, { title: 'IRM', body: BODY });
  await openQuestionnaire(page, id);
  await page.getByText('Ménisque médial', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Texte', exact: true }).click();
  await page.getByLabel('Sélection : Ménisque médial').check();
  const field = page.getByLabel('Texte du questionnaire');
  await expect(field).toHaveValue('? Ménisque médial\n  - Normal > Ménisque normal.\n  - Fissure');
  await field.fill(
    '? Ménisque médial\n  - Normal > Ménisque normal.\n  - Fissure\n? Ménisque latéral\n  - Normal',
  );
  await page.getByRole('button', { name: 'Appliquer', exact: true }).click();
  await isSaved(page);
  await expect
    .poll(async () => (await bodyOf(page, id)).pages[0]?.questions)
    .toMatchObject([{ id: 'q1' }, { text: 'Ménisque latéral' }]);
});

test('a branch is copied for the other side by a key, in the tree and in the text, and undone as one step', async ({
  signedIn: page,
}) => {
  const id = await makeQuestionnaire(page, { title: 'IRM', body: BODY });
  await openQuestionnaire(page, id);
  const { keyboard } = page;
  const other = page.getByRole('treeitem', { name: /Ménisque latéral/ });
  await page.getByRole('treeitem', { name: /Ménisque médial/ }).click();
  await keyboard.press('Control+Shift+D');
  await expect(other).toBeVisible();
  await page
    .locator('.editor-bar')
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect(other).toHaveCount(0);

  await page.getByRole('button', { name: 'Texte', exact: true }).click();
  const field = page.getByLabel('Texte du questionnaire');
  const before = '== Examen\n? Ménisque médial\n  - Normal > Ménisque normal.\n  - Fissure';
  await expect(field).toHaveValue(before);
  await field.press('Control+End');
  await keyboard.press('Enter');
  await expect(field).toHaveValue(`${before}\n  `);
  await keyboard.press('Control+Z');
  await expect(field).toHaveValue(before);
  await keyboard.press('Control+Shift+D');
  const copy = '? Ménisque latéral\n  - Normal > Ménisque normal.\n  - Fissure';
  await expect(field).toHaveValue(`${before}\n${copy}`);
  await keyboard.press('Control+Z');
  await expect(field).toHaveValue(before);
});

test('sentences that are missing are proposed by a key or a button, and undone as one step', async ({
  signedIn: page,
}) => {
  const id = await makeQuestionnaire(page, { title: 'IRM', body: BODY });
  await openQuestionnaire(page, id);
  const lacking = page.getByRole('treeitem', { name: /sans phrase/ });
  const undo = page.locator('.editor-bar').getByRole('button', { name: /^Annuler/ });
  await expect(lacking).toHaveCount(1);
  await page.getByRole('treeitem', { name: /Examen/ }).click();
  await page.keyboard.press('Control+Shift+F');
  await expect(lacking).toHaveCount(0);
  await isSaved(page);
  const options = [{ sentence: 'Ménisque normal.' }, { sentence: 'Ménisque médial\u00a0: {option}.' }];
  await expect.poll(async () => (await bodyOf(page, id)).pages[0]?.questions[0]).toMatchObject({ options });
  await page.keyboard.press('Control+Shift+F');
  await expect(page.getByText(/Rien à proposer ici/)).toBeVisible();
  await undo.click();
  await expect(lacking).toHaveCount(1);
  await page.getByRole('button', { name: 'Proposer les phrases' }).click();
  await expect(lacking).toHaveCount(0);
});

test('an outline pasted into the tree becomes questions of it', async ({ signedIn: page }) => {
  const id = await makeQuestionnaire(page, { title: 'IRM', body: BODY });
  await openQuestionnaire(page, id);
  await page.getByRole('treeitem', { name: /Examen/ }).click();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, WORD);
  await expect(page.getByText('1 ligne du texte collé n’a pas été comprise.')).toBeVisible();
  await expect
    .poll(async () => (await bodyOf(page, id)).pages[0]?.questions)
    .toMatchObject([{ id: 'q1' }, { text: 'Ménisque médial' }, { text: 'Ligament croisé' }]);
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, bypassCSP: true });

    test('axe finds nothing in the text pane', async ({ signedIn: page }) => {
      const id = await makeQuestionnaire(page, { title: 'IRM', body: BODY });
      await openQuestionnaire(page, id, '#texte');
      await page.getByLabel('Texte du questionnaire').fill('== Examen\nSans marque');
      await expect(page.getByText('1 ligne à corriger')).toBeVisible();
      await page.getByText('Comment écrire').click();
      await expectAccessible(page, `the text at ${width} px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
