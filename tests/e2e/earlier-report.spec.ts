import type { Page } from 'playwright/test';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { isKept } from './kept-reports.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const length = (id: string, text: string) =>
  ({ id, text, type: 'number', section: 'findings', unit: 'mm', sentence: `${text} : {valeur}.` }) as const;
const KIDNEYS: QuestionnaireBody = {
  pages: [
    {
      id: 'kidneys',
      name: 'Reins',
      questions: [length('right', 'Rein droit'), length('left', 'Rein gauche'), length('cyst', 'Kyste')],
    },
  ],
};
const PASTED = [
  'Mme DUPONDELLE Jeanne, née le 12/05/1961',
  'Échographie du 03/03/2025',
  'Rein droit : 11,2 cm, rein gauche : 108 mm.',
  'Kyste de 12 x 9 mm.',
].join('\n');

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const number = (page: Page, label: string) => page.getByRole('spinbutton', { name: label });
const panel = (page: Page) => page.getByRole('region', { name: 'Comparer à un compte rendu antérieur' });
const report = (page: Page) => page.locator('.report-text');

/** Answers the three numbers, then pastes the earlier report by the key that opens its panel. */
async function compare(page: Page): Promise<void> {
  await openReport(page, await ownQuestionnaire(page, KIDNEYS));
  for (const [label, value] of [
    ['Rein droit', '110'],
    ['Rein gauche', '109'],
    ['Kyste', '15'],
  ] as const)
    await number(page, label).fill(value);
  await number(page, 'Kyste').press('=');
  const text = field(page, 'Compte rendu antérieur');
  await expect(text).toBeFocused();
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), PASTED);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(panel(page).getByText('3\u00a0nombres reconnus')).toBeVisible();
}

test('one key sets what an earlier report says beside today’s numbers', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  await compare(page);
  await expect(page.getByLabel('Date de l’examen antérieur')).toHaveValue('2025-03-03');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(report(page)).toContainText(
    /Rein droit\s: 110\smm, antérieurement 112\smm, le 3\smars 2025\./,
  );
  await expect(report(page)).toContainText(
    /Rein gauche\s: 109\smm, antérieurement 108\smm, le 3\smars 2025\./,
  );
  // A product is not a number: somebody picks.
  await expect(report(page)).toContainText(/Kyste\s: 15\smm\./);
  await panel(page)
    .getByLabel('Nombre antérieur : Kyste')
    .selectOption({ label: '12\u00a0mm — «\u202fKyste de 12 x 9 mm\u202f»' });
  await panel(page).getByRole('button', { name: 'Insérer la comparaison : Kyste' }).click();
  await expect(report(page)).toContainText(/Kyste\s: 15\smm, antérieurement 12\smm, le 3\smars 2025\./);
  // Today's number changes: nothing stale stays.
  await number(page, 'Rein droit').fill('104');
  await expect(report(page)).toContainText(/Rein droit\s: 104\smm, antérieurement 112\smm/);
  await number(page, 'Rein gauche').fill('');
  await expect(report(page)).not.toContainText('Rein gauche');
  await panel(page).getByRole('button', { name: 'Retirer la comparaison : Kyste' }).click();
  await expect(report(page)).toContainText(/Kyste\s: 15\smm\./);
  await page.getByRole('button', { name: /^Annuler/ }).click();
  await expect(report(page)).toContainText(/Kyste\s: 15\smm, antérieurement 12\smm/);
});

test('a date that may be of anything is offered, never put in', async ({ signedIn: page }) => {
  await compare(page);
  const date = page.getByLabel('Date de l’examen antérieur');
  await field(page, 'Compte rendu antérieur').fill(
    'Revu avec le patient le 03/03/2025.\nRein droit : 11,2 cm.',
  );
  await expect(date).toHaveValue('');
  await expect(panel(page).getByText('Une date est dans le texte')).toBeVisible();
  await panel(page).getByRole('button', { name: '3\u00a0mars 2025' }).click();
  await expect(date).toHaveValue('2025-03-03');
});

test('a comparison in a sentence that was edited is told before the report leaves', async ({
  signedIn: page,
}) => {
  await compare(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  await report(page).getByText('Rein droit').click();
  await page.locator('.report-text.ProseMirror').waitFor();
  await page.keyboard.press('Home');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' lombaire');
  await expect(report(page)).toContainText('Rein lombaire droit');
  await number(page, 'Rein droit').fill('140');
  await expect(page.getByText('La réponse a changé')).toBeVisible();
  await page.getByRole('button', { name: 'Copier', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('112');
});

test('nothing of the pasted text is sent, kept or there for the next exam', async ({ signedIn: page }) => {
  const sent: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => said.push(message.text()));
  await compare(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(report(page)).toContainText('antérieurement 112');
  await isKept(page);
  const kept = () =>
    page.evaluate(async () => {
      const caches_ = await caches.keys();
      const { cookie } = document;
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cookie, caches_, history.state]);
    });
  await expect.poll(kept).toContain('112');
  const everywhere = [await kept(), page.url(), ...sent, ...said].join('\n');
  for (const told of ['DUPONDELLE', 'Jeanne', '1961', 'Échographie du'])
    expect(everywhere).not.toContain(told);
  // Closed and opened again it is there; for another exam it is not.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(number(page, 'Kyste')).toBeFocused();
  await page.keyboard.press('=');
  await expect(field(page, 'Compte rendu antérieur')).toHaveValue(PASTED);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText('Examen suivant.')).toBeVisible();
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await expect(field(page, 'Compte rendu antérieur')).toHaveValue('');
  // Nor does it come back with the page.
  await field(page, 'Compte rendu antérieur').fill(PASTED);
  await page.reload();
  await page.locator('.reporting[data-live]').waitFor();
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await expect(field(page, 'Compte rendu antérieur')).toHaveValue('');
});

for (const width of [360, 1280])
  test(`axe finds nothing in it, and it fits, at ${width} px`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await compare(page);
    await expectAccessible(page, `earlier report at ${width} px`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
