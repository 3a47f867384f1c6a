import type { Locator, Page } from 'playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { isSaved } from './questionnaire-pages.ts';

/**
 * Writing calculations from nothing only by keyboard, each under a thousand keys: five minutes at the 200 a minute of
 * docs/benchmarks.md. Keys are counted, not time.
 */
const KEYS_MAX = 1000;

const SCORE = `== Thyroïde
? Composition
  - Kystique [0 points]
  - Mixte [1 point]
  - Solide [3 points]
? Échogénicité
  - Isoéchogène [1 point]
  - Hypoéchogène [2 points]
  - Très hypoéchogène [3 points]
= Score | points({Composition}) + points({Échogénicité}) > Score : {valeur}.
= Catégorie | si({Score} >= 5; "élevée"; "faible") > Suspicion {valeur}.`;

const LESIONS = `== Foie
? Nodules
  - Aucun > Pas de nodule.
  - Présents
    chaque: Nodule | par Taille | décroissant > Nodule {numéro}, segment {Segment} : {Taille}.
    ? Segment
      - VI
      - VII
    # Taille | mm
= Nombre | nombre({Nodules = Présents}) > Nombre de nodules : {valeur}.`;

const CONDITION = `== Aorte
# Diamètre | mm > Aorte de {valeur}.
? Avis chirurgical [si {Diamètre} >= 50]
  - Demandé > Avis chirurgical demandé.`;

/** A hand that counts. */
function handOn(page: Page) {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  /** Presses Tab until the target has the focus. */
  const reach = async (target: Locator) => {
    while (!(await target.evaluate((each) => each === document.activeElement))) await press('Tab');
  };
  return { press, type, reach, keys: () => keys };
}

type Hand = ReturnType<typeof handOn>;

/** Types an outline as a person does: Enter gives a depth, which spaces and Backspace mend. */
async function typeOutline(hand: Hand, field: Locator, outline: string): Promise<void> {
  const lineOf = () =>
    field.evaluate((area: HTMLTextAreaElement) => {
      const before = area.value.slice(0, area.selectionStart);
      return before.slice(before.lastIndexOf('\n') + 1);
    });
  for (const [at, line] of outline.split('\n').entries()) {
    if (at > 0) await hand.press('Enter');
    let given = await lineOf();
    while (!line.startsWith(given)) {
      await hand.press('Backspace');
      given = await lineOf();
    }
    await hand.type(line.slice(given.length));
  }
  await expect(field).toHaveValue(outline);
}

async function writeByKeyboard(page: Page, title: string, outline: string): Promise<number> {
  const hand = handOn(page);
  await page.goto('/create');
  await alive(page);
  await hand.reach(page.getByLabel('Titre'));
  await hand.type(title);
  await hand.reach(page.getByLabel('Partir de zéro'));
  await hand.press('ArrowDown');
  await expect(page.getByLabel('Un texte collé de Word ou d’un message')).toBeChecked();
  await hand.press('Enter');
  await page.waitForURL(/\/edit\/.+#texte$/);
  await alive(page);
  const field = page.getByLabel('Texte du questionnaire');
  await hand.reach(field);
  await hand.press('ControlOrMeta+a');
  await hand.press('Delete');
  await typeOutline(hand, field, outline);
  await expect(page.getByText('Toutes les lignes sont comprises.')).toBeVisible();
  await hand.reach(page.getByRole('button', { name: 'Appliquer', exact: true }));
  await hand.press('Enter');
  await isSaved(page);
  return hand.keys();
}

const answer = (page: Page, name: string) => page.getByRole('radio', { name }).first().check();
const report = (page: Page) => page.locator('.report-text');

async function openForm(page: Page): Promise<void> {
  await page.goto(`/use/${/edit\/([^#]+)/.exec(page.url())?.[1]}`);
  await page.locator('.reporting[data-live]').waitFor();
}

test('a score with its category', async ({ signedIn: page }, { annotations }) => {
  const keys = await writeByKeyboard(page, 'Score', SCORE);
  annotations.push({ type: 'keys', description: String(keys) });
  expect(keys).toBeLessThan(KEYS_MAX);
  await openForm(page);
  await answer(page, 'Solide');
  await answer(page, 'Très hypoéchogène');
  await expect(report(page)).toContainText(/Score\s: 6\.\s?Suspicion élevée\./);
});

test('a table of lesions', async ({ signedIn: page }, { annotations }) => {
  const keys = await writeByKeyboard(page, 'Lésions', LESIONS);
  annotations.push({ type: 'keys', description: String(keys) });
  expect(keys).toBeLessThan(KEYS_MAX);
  await openForm(page);
  await answer(page, 'Présents');
  await answer(page, 'VII');
  await page.getByRole('spinbutton', { name: 'Taille' }).fill('12');
  await expect(report(page)).toContainText(/Nodule 1, segment VII\s: 12\smm\./);
  await expect(report(page)).toContainText(/Nombre de nodules\s: 1\./);
});

test('a condition on a number', async ({ signedIn: page }, { annotations }) => {
  const keys = await writeByKeyboard(page, 'Condition', CONDITION);
  annotations.push({ type: 'keys', description: String(keys) });
  expect(keys).toBeLessThan(KEYS_MAX);
  await openForm(page);
  const advice = page.getByRole('radio', { name: 'Demandé' });
  await page.getByRole('spinbutton', { name: 'Diamètre' }).fill('49');
  await expect(report(page)).toContainText(/Aorte de 49\smm\./);
  await expect(advice).toHaveCount(0);
  await page.getByRole('spinbutton', { name: 'Diamètre' }).fill('50');
  await advice.check();
  await expect(report(page)).toContainText('Avis chirurgical demandé.');
});
