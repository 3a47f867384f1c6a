import type { Locator } from 'playwright/test';
import { expect, holdScripts, test } from './fixtures.ts';
import { formIsAlive, here, kneeId, openEvery, openForm, question, report, tab } from './reporting-pages.ts';

test.describe('values', () => {
  test('a number takes a comma, spins, and what is out of bounds is told and kept', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    await openEvery(page);
    const length = page.getByRole('spinbutton', { name: /^Longueur/ });
    await length.fill('4,5');
    await expect(report(page)).toContainText('Longueur 4,5\u00a0mm.');
    await length.press('ArrowUp');
    await expect(length).toHaveValue('4,6');
    await question(page, /^Longueur/)
      .getByRole('button', { name: 'Diminuer' })
      .click();
    await expect(length).toHaveValue('4,5');
    await length.fill('400');
    await expect(page.getByText('Hors des bornes (de 1 à 90\u00a0mm)')).toBeVisible();
    await expect(length).toHaveAttribute('aria-invalid', 'true');
    await length.fill('douze');
    await expect(page.getByText('Ce n’est pas un nombre.')).toBeVisible();
    await tab(page, /^Carte/).click();
    await tab(page, /^Mesures/).click();
    await expect(length).toHaveValue('douze');
  });

  test('a formula says what it lacks, then its value', { tag: '@gate' }, async ({ signedIn: page }) => {
    await openEvery(page);
    const result = question(page, 'Rapport').getByRole('status');
    await expect(result).toHaveText('Il manque\u00a0: «\u202fLongueur\u202f», «\u202fLargeur\u202f»');
    await page.getByRole('spinbutton', { name: /^Longueur/ }).fill('10');
    await expect(result).toHaveText('Il manque «\u202fLargeur\u202f»');
    await page.getByRole('spinbutton', { name: 'Largeur' }).fill('0');
    await expect(result).toHaveText('Division par zéro');
    await page.getByRole('spinbutton', { name: 'Largeur' }).fill('4');
    await expect(result).toHaveText('2,5');
    await expect(report(page)).toContainText('Rapport 2,5.');
  });

  test('a date and a text write what they say', async ({ signedIn: page }) => {
    await openEvery(page);
    await page.getByLabel('Date de l’examen antérieur').fill('2026-02-01');
    await expect(report(page)).toContainText('Antérieur du 1er\u00a0février 2026.');
    await page.getByLabel('Remarque').fill('patient agité');
    await expect(report(page)).toContainText('Patient agité.');
  });
});

test.describe('the side', () => {
  test('is the first question, and changes the whole report', async ({ signedIn: page }) => {
    await openEvery(page);
    await page.keyboard.press('d');
    await expect(page.getByRole('radio', { name: 'Droit' })).toBeChecked();
    await expect(here(page)).toHaveText(/^Longueur/);
    await tab(page, /^Carte/).click();
    await page.getByRole('checkbox', { name: 'Compartiment médial' }).check();
    await expect(report(page)).toContainText('Atteinte médiale du genou droit.');
    await page.getByRole('radio', { name: 'Gauche' }).check();
    await expect(report(page)).toContainText('Atteinte médiale du genou gauche.');
    await expect(question(page, 'Épanchement du genou gauche')).toBeVisible();
  });
});

test.describe('zones of a picture', () => {
  test('are chosen on it and in the list beside it', async ({ signedIn: page }) => {
    await openEvery(page);
    await tab(page, /^Carte/).click();
    const film = page.locator('.hotspot-film');
    await film.scrollIntoViewIfNeeded();
    const box = (await film.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.5);
    await expect(page.getByRole('checkbox', { name: 'Compartiment latéral' })).toBeChecked();
    await expect(page.locator('.hotspot-film .is-chosen')).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Compartiment latéral' }).focus();
    await page.keyboard.press('1');
    await expect(page.locator('.hotspot-film .is-chosen')).toHaveCount(2);
    await page.keyboard.press('Backspace');
    await expect(page.locator('.hotspot-film .is-chosen')).toHaveCount(0);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('answers are as large as fingers, and the report is one touch away', async ({ signedIn: page }) => {
    await openForm(page, await kneeId(page));
    await expect(page.locator(':focus')).toHaveCount(0);
    await tab(page, /^Ménisques/).tap();
    const heights = await page
      .locator('.choice')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.getByText('Fissure', { exact: true }).first().tap();
    await page.getByText('Radiale', { exact: true }).first().tap();
    await question(page, 'Type de fissure')
      .getByRole('button', { name: /^Effacer/ })
      .tap();
    await expect(page.getByRole('radio', { name: 'Radiale' }).first()).not.toBeChecked();
    await page.getByText('Horizontale', { exact: true }).first().tap();
    await expect(report(page)).toBeHidden();
    await page.getByRole('button', { name: 'Compte rendu', exact: true }).tap();
    await expect(report(page)).toContainText('Fissure horizontale du ménisque médial.');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('without the network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('answering goes on', async ({ signedIn: page }) => {
    await openForm(page, await kneeId(page));
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.keyboard.press('*');
    await page.keyboard.press('>');
    await page.keyboard.press('f');
    await page.keyboard.press('1');
    await expect(report(page)).toContainText('Fissure longitudinale verticale du ménisque médial.');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions are read page by page, filled in, and the report says what it needs', {
    tag: '@gate',
  }, async ({ signedIn: page }) => {
    const id = await kneeId(page);
    await page.goto(`/use/${id}`);
    await expect(page.getByText('il faut y activer JavaScript')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Blocage' }).check();
    await tab(page, /^Ménisques/).click();
    await page.getByRole('radio', { name: 'Fissure' }).first().check();
    await page.getByRole('link', { name: 'Consulter' }).click();
    await expect(page).toHaveURL(new RegExp(`/use/${id}\\?mode=consulter$`));
    await expect(page.getByText('Type de fissure').first()).toBeVisible();
    await page.getByRole('link', { name: 'Remplir' }).click();
    await expect(page).toHaveURL(new RegExp(`/use/${id}$`));
  });
});

test('what was answered before the script came is in the report', async ({ signedIn: page }) => {
  const id = await kneeId(page);
  const letIn = await holdScripts(page);
  await page.goto(`/use/${id}`, { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'Blocage' }).check();
  await page.getByLabel('Précisions cliniques').fill('depuis un mois');
  letIn();
  await formIsAlive(page);
  await expect(report(page)).toContainText('Blocage.');
  await expect(report(page)).toContainText('Depuis un mois.');
  await expect(page.getByRole('checkbox', { name: 'Blocage' })).toBeChecked();
});

test('nothing that is answered leaves the page', { tag: '@gate' }, async ({ signedIn: page }) => {
  await openForm(page, await kneeId(page));
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await page.keyboard.press('*');
  await page.getByLabel('Précisions cliniques').fill('secretdupatient');
  await expect(report(page)).toContainText('Secretdupatient.');
  await page.reload();
  await formIsAlive(page);
  expect(sent.filter((each) => /^(POST|PUT|PATCH) |secretdupatient/i.test(each))).toEqual([]);
});

test('twice as large, nothing is cut off', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openForm(page, await kneeId(page));
  await page.keyboard.press('>');
  await page.keyboard.press('f');
  await expect(page.locator(':focus')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('in forced colours what is chosen and what has the focus show', async ({ signedIn: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openForm(page, await kneeId(page));
  await page.keyboard.press('>');
  const choice = (name: string) =>
    page.locator('.choice', { has: page.getByRole('radio', { name, exact: true }) }).first();
  const [chosen, other] = [choice('Normal'), choice('Fissure')];
  await page.getByRole('radio', { name: 'Normal' }).first().check();
  const look = (label: Locator) =>
    label.evaluate((each) => {
      const { borderTopColor, outlineStyle } = getComputedStyle(each);
      return { borderTopColor, outlineStyle };
    });
  await page.getByRole('radio', { name: 'Normal' }).first().focus();
  expect((await look(chosen)).borderTopColor).not.toBe((await look(other)).borderTopColor);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.choice:has(:focus-visible)')).toHaveCSS('outline-style', 'solid');
});
