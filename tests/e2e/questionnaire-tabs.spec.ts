import { expect, makePerson, open, signIn, test } from './fixtures.ts';
import {
  choice,
  isSaved,
  newQuestionnaire,
  openQuestionnaire,
  outlineOf,
  rowOf,
} from './questionnaire-pages.ts';

/** A questionnaire's editor beside other tabs, other people and its readers. */

const MENISCUS = choice('q', 'Ménisque', ['Normal', 'Fissure']);
const LIGAMENT = choice('r', 'Ligament', ['Continu']);

test('a branch is pasted into another questionnaire, in another tab, once; ids are new', async ({
  signedIn: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openQuestionnaire(page, await newQuestionnaire(page, MENISCUS, LIGAMENT));
  await rowOf(page, 'Ménisque').click();
  await page.keyboard.press('Control+c');
  const other = await page.context().newPage();
  const id = await newQuestionnaire(page, choice('q', 'Autre'));
  await openQuestionnaire(other, id);
  await rowOf(other, 'Autre').click();
  await other.keyboard.press('Control+v');
  await expect(rowOf(other, 'Fissure')).toBeVisible();
  expect(await outlineOf(other)).toEqual(['Examen', '  Autre', '  Ménisque', '    Normal', '    Fissure']);
  await isSaved(other);
  await other.reload();
  expect(await outlineOf(other)).toEqual(['Examen', '  Autre', '  Ménisque', '    Normal', '    Fissure']);
});

test('two tabs: the same questionnaire edited in both tells, and loses nothing', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await newQuestionnaire(page, MENISCUS);
  await openQuestionnaire(page, id);
  const other = await page.context().newPage();
  await openQuestionnaire(other, id);
  await rowOf(page, 'Ménisque').dblclick();
  await page.keyboard.type(' médial');
  await isSaved(page);
  await other.bringToFront();
  await rowOf(other, 'Ménisque').dblclick();
  await other.keyboard.type(' latéral');
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('Ce questionnaire a été modifié ailleurs');
  await expect(dialog).toContainText('les pages et les questions');
  await dialog.getByRole('button', { name: /Garder les deux/ }).click();
  await expect(rowOf(other, 'Ménisque médial')).toBeVisible();
  await open(other, '/questionnaires');
  await other.getByRole('link', { name: 'Copie de IRM du genou' }).first().click();
  await expect(other.getByText('Ménisque latéral').first()).toBeVisible();
});

test('publishing asks for what is missing and leads there', async ({ signedIn: page }) => {
  await openQuestionnaire(page, await newQuestionnaire(page, MENISCUS, choice('r', '')));
  await page.getByRole('button', { name: 'Publier' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Des textes, des réponses ou des calculs sont encore vides.');
  await dialog
    .getByRole('link', { name: /Compléter/ })
    .first()
    .click();
  await expect(page.locator('#plan')).toBeFocused();
});

test('somebody else’s questionnaire has no editor', async ({ page }) => {
  await signIn(page, await makePerson(page));
  const id = await newQuestionnaire(page, MENISCUS);
  await signIn(page, await makePerson(page));
  const answer = await page.request.get(`/edit/${id}`);
  expect(answer.status()).toBe(404);
});
