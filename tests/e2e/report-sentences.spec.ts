import { expectAccessible } from './axe.ts';
import { expect, open, test } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { bodyOf, isSaved } from './questionnaire-pages.ts';

/** The sentences of a questionnaire, written from the side of its report. */

const BODY = {
  pages: [
    {
      id: 'p1',
      name: 'Ménisques',
      questions: [
        {
          id: 'q1',
          text: 'Ménisque médial',
          section: 'findings',
          type: 'single',
          options: [
            { id: 'o1', text: 'Normal' },
            {
              id: 'o2',
              text: 'Fissure',
              sentence: 'Fissure.',
              questions: [
                {
                  id: 'q2',
                  text: 'Taille',
                  section: 'findings',
                  type: 'number',
                  unit: 'mm',
                  min: 0,
                  max: 30,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('all missing sentences are proposed at once, the first to be read again, and taken back', async ({
  signedIn: page,
}) => {
  const id = await makeQuestionnaire(page, { title: 'IRM', body: BODY });
  await open(page, `/cr/${id}`);
  const propose = page.getByRole('button', { name: 'Proposer les phrases' });
  await propose.focus();
  await page.keyboard.press('Enter');
  const normal = page.getByLabel('Ménisque médial : Normal');
  await expect(normal).toBeFocused();
  await expect(normal).toHaveValue('Ménisque médial\u00a0: {option}.');
  await expect(page.getByText(/2\sphrases proposées\s: relisez-les/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Taille/ })).toHaveValue('Taille\u00a0: {valeur}.');
  await expect(propose).toHaveCount(0);
  await expectAccessible(page, 'proposed sentences');
  await isSaved(page);
  await page
    .locator('.editor-bar')
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect(page.getByText('2 réponses sans phrase.')).toBeVisible();
});

test('by keyboard alone: each missing sentence is reached, written, and seen in the report', async ({
  signedIn: page,
}) => {
  const id = await makeQuestionnaire(page, { title: 'IRM', body: BODY });
  await open(page, `/edit/${id}`);
  await page.getByRole('link', { name: 'Phrases du compte rendu' }).click();
  await page.waitForURL(/\/cr\//);
  await expect(page.locator('.report-sentences[aria-busy="false"]')).toBeVisible();
  await expect(page.getByText('2 réponses sans phrase.')).toBeVisible();
  await page.getByRole('button', { name: 'Phrase manquante suivante' }).focus();
  await page.keyboard.press('Enter');
  const normal = page.getByLabel('Ménisque médial : Normal');
  await expect(normal).toBeFocused();
  await page.keyboard.type('Ménisque normal.');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ménisque médial : Fissure')).toBeFocused();
  const report = page.getByRole('complementary', { name: 'Compte rendu' });
  await expect(report.getByText('Fissure.')).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  const size = page.getByRole('textbox', { name: /Taille/ });
  await expect(size).toBeFocused();
  await page.keyboard.type('Elle mesure .');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: '{valeur}' }).focus();
  await page.keyboard.press('Enter');
  await expect(size).toHaveValue('Elle mesure {valeur}.');
  await expect(report.getByText('Elle mesure 10 mm.')).toBeVisible();
  await expect(page.getByText('3 phrases, aucune ne manque.')).toBeVisible();
  await page.getByLabel('Par défaut : Normal').check();
  await page.getByLabel('Conclusion : Fissure').check();
  await isSaved(page);
  await expect
    .poll(async () => (await bodyOf(page, id)).pages[0]?.questions[0])
    .toMatchObject({
      defaultAnswer: 'o1',
      options: [
        { sentence: 'Ménisque normal.' },
        { sentence: 'Fissure.', inConclusion: true, questions: [{ sentence: 'Elle mesure {valeur}.' }] },
      ],
    });
});

test('a sentence of the report leads to its field; a default is unticked; every step is undone', async ({
  signedIn: page,
}) => {
  const id = await makeQuestionnaire(page, { title: 'IRM', body: BODY });
  await open(page, `/cr/${id}`);
  await expect(page.locator('.report-sentences[aria-busy="false"]')).toBeVisible();
  await page.getByLabel('Par défaut : Fissure').check();
  await page.getByRole('complementary').getByRole('button', { name: 'Fissure.' }).click();
  await expect(page.getByLabel('Ménisque médial : Fissure')).toBeFocused();
  await page.getByLabel('Par défaut : Fissure').uncheck();
  const undo = page.locator('.editor-bar').getByRole('button', { name: /^Annuler/ });
  await undo.click();
  await expect(page.getByLabel('Par défaut : Fissure')).toBeChecked();
  await undo.click();
  await isSaved(page);
  await expect.poll(() => bodyOf(page, id)).toEqual(BODY);
});

/** Sixty pages high: most of it is out of sight. */
const LONG = {
  pages: [
    {
      id: 'p1',
      name: 'Examen',
      questions: Array.from({ length: 200 }, (_, at) => ({
        id: `q${at}`,
        text: `Structure ${at}`,
        section: 'findings',
        type: 'single',
        options: [
          { id: `q${at}a`, text: 'Normal', sentence: `Structure ${at} normale.` },
          { id: `q${at}b`, text: 'Anormal', ...(at !== 150 && { sentence: `Structure ${at} anormale.` }) },
        ],
      })),
    },
  ],
};

test('of many sentences, fields are those in sight; the others can be read, searched and come to', async ({
  signedIn: page,
}) => {
  const id = await makeQuestionnaire(page, { title: 'Longue', body: LONG });
  await open(page, `/cr/${id}`);
  await expect(page.locator('.report-sentences[aria-busy="false"]')).toBeVisible();
  const fields = page.locator('.sentence-row textarea');
  await expect(page.getByLabel('Structure 0 : Normal')).toBeVisible();
  expect(await fields.count()).toBeLessThan(60);
  const far = page.locator('.sentence-row', { hasText: 'Structure 150 : Anormal' });
  await expect(far.getByRole('textbox')).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      (window as unknown as { find(t: string): boolean }).find('Structure 180 anormale'),
    ),
  ).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));

  await page.getByRole('button', { name: 'Phrase manquante suivante' }).press('Enter');
  const missing = page.getByLabel('Structure 150 : Anormal');
  await expect(missing).toBeFocused();
  await expect(missing).toBeInViewport();
  await page.keyboard.type('Structure 150 ano');
  // Out of sight, the sentence that is being written keeps its field and its cursor.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByLabel('Structure 0 : Normal')).toBeInViewport();
  await page.keyboard.type('rmale.');
  await expect(missing).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByLabel('Structure 0 : Normal').click();
  await expect(far.getByRole('textbox')).toHaveCount(0);
  await expect(far).toContainText('Structure 150 anormale.');
  await isSaved(page);
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, bypassCSP: true });

    test('axe finds nothing', async ({ signedIn: page }) => {
      const id = await makeQuestionnaire(page, { title: 'IRM', body: BODY });
      await open(page, `/cr/${id}`);
      await expect(page.locator('.report-sentences[aria-busy="false"]')).toBeVisible();
      await page.getByLabel('Ménisque médial : Normal').focus();
      await expectAccessible(page, `the sentences at ${width} px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
