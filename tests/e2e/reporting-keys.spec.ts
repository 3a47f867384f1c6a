import { expect, test } from './fixtures.ts';
import { here, kneeId, openEvery, openForm, question, report, tab } from './reporting-pages.ts';

test('a normal report is one key, and undone by one', { tag: '@gate' }, async ({ signedIn: page }) => {
  await openForm(page, await kneeId(page));
  await page.keyboard.press('*');
  await expect(report(page)).toContainText('Ménisque médial de morphologie et de signal normaux.');
  await expect(report(page)).toContainText('Ligament croisé antérieur continu');
  await expect(tab(page, /^Ménisques/)).toHaveAccessibleName(/Tout est rempli/);
  await page.keyboard.press('Control+Z');
  await expect(report(page)).not.toContainText('Ménisque');
  await page.keyboard.press('Control+Shift+Z');
  await expect(report(page)).toContainText('Ménisque médial');
});

test('single choices are one key each, and go on to the next page', async ({ signedIn: page }) => {
  await openForm(page, await kneeId(page));
  await page.keyboard.press('>');
  await expect(here(page)).toHaveText(/^Ménisque médial/);
  await page.keyboard.press('1');
  await expect(here(page)).toHaveText(/^Ménisque latéral/);
  // The letter that its label shows.
  await page.keyboard.press('m');
  await expect(page.getByRole('radio', { name: 'Méniscose' })).toHaveCount(0);
  await expect(here(page)).toHaveText(/^Ligament croisé antérieur/);
  for (let key = 0; key < 4; key += 1) await page.keyboard.press('1');
  await expect(tab(page, /^Os et articulation/)).toHaveAttribute('aria-current', 'page');
  await expect(report(page)).toContainText('Dégénérescence intra-méniscale du ménisque latéral');
  await page.keyboard.press('ArrowUp');
  await expect(here(page)).toHaveText(/^Point d’angle/);
});

test('sub-questions come next, and the focus stays in the form when they go', async ({ signedIn: page }) => {
  await openForm(page, await kneeId(page));
  await page.keyboard.press('>');
  await page.keyboard.press('f');
  await expect(here(page)).toHaveText(/^Type de fissure/);
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await page.keyboard.press('1');
  await expect(page.getByRole('checkbox', { name: 'Corne postérieure' })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await page.keyboard.type('3,5');
  await expect(report(page)).toContainText('Extrusion méniscale de 3,5\u00a0mm.');
  await page.keyboard.press('Enter');
  await expect(here(page)).toHaveText(/^Ménisque latéral/);
  await page.keyboard.press('ArrowUp');
  await expect(here(page)).toHaveText('Extrusion');
  // Back to before there was any sub-question: what had the focus is gone.
  for (let key = 0; key < 6; key += 1) await page.keyboard.press('Control+Z');
  await expect(question(page, 'Extrusion')).toHaveCount(0);
  await expect(here(page)).toHaveText(/^Ménisque médial/);
});

test('Tab reaches sub-questions in order', async ({ signedIn: page }) => {
  await openForm(page, await kneeId(page));
  await page.keyboard.press('>');
  await page.getByRole('radio', { name: 'Fissure' }).first().check();
  for (const name of [/^Type de fissure/, 'Siège']) {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(here(page)).toHaveText(name, { timeout: 100 });
    }).toPass({ intervals: [0] });
  }
});

test('a few letters find an answer and take it', async ({ signedIn: page }) => {
  await openForm(page, await kneeId(page));
  await page.keyboard.press('/');
  await page.keyboard.type('men fi');
  await expect(page.getByRole('option').first()).toContainText('Fissure');
  await expect(page.getByRole('option').first()).toContainText('Ménisque médial');
  await page.keyboard.press('Enter');
  await expect(here(page)).toHaveText(/^Type de fissure/);
  await expect(page.getByRole('radio', { name: 'Fissure' }).first()).toBeChecked();
  // An answer of a sub-question also takes the options above it.
  await page.keyboard.press('/');
  await page.keyboard.type('lat racine');
  await page.keyboard.press('Enter');
  await expect(report(page)).toContainText('Siège\u00a0: racine postérieure.');
  await page.keyboard.press('/');
  await page.keyboard.type('zzz');
  await expect(page.getByText('Rien ne correspond')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(here(page)).toHaveText('Siège');
});

test('n answers the question, N the page, Backspace clears, and nothing given is replaced', async ({
  signedIn: page,
}) => {
  await openForm(page, await kneeId(page));
  await page.keyboard.press('>');
  await page.keyboard.press('n');
  await expect(here(page)).toHaveText(/^Ménisque latéral/);
  await page.keyboard.press('m');
  await page.keyboard.press('Shift+N');
  await expect(report(page)).toContainText('Ligament collatéral médial');
  await page.keyboard.press('<');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('n');
  await expect(report(page)).toContainText('Dégénérescence intra-méniscale du ménisque latéral');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Backspace');
  await expect(report(page)).not.toContainText('intra-méniscale');
});

test('letters are letters where one writes, until Escape', async ({ signedIn: page }) => {
  await openEvery(page);
  await page.getByRole('textbox', { name: 'Description' }).focus();
  await page.keyboard.type('n * / ? 1 N');
  await page.keyboard.press('Enter');
  await page.keyboard.type('suite');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('n * / ? 1 N\nsuite');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Répondre au clavier' });
  await expect(help).toContainText('Réponse normale à la question');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(here(page)).toHaveText('Description');
});

test('a torn meniscus with its type, its place and its extrusion, the rest normal: fifteen keys at most', async ({
  signedIn: page,
}) => {
  await openForm(page, await kneeId(page));
  // A normal report; the question and the answer by their first letters; type, place, no fragment; the extrusion.
  const keys = ['*', '/', 'm', 'e', ' ', 'f', 'Enter', '2', '3', 'Enter', '1', '3'];
  expect(keys.length).toBeLessThanOrEqual(15);
  for (const key of keys) await page.keyboard.press(key);
  for (const said of [
    'Fissure horizontale du ménisque médial.',
    'Siège\u00a0: corne postérieure.',
    'Extrusion méniscale de 3\u00a0mm.',
    'Ménisque latéral de morphologie et de signal normaux.',
  ])
    await expect(report(page)).toContainText(said);
});
