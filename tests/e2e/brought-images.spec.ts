import type { Page } from 'playwright/test';
import { sampleQuestions } from '../run/sample-questions.ts';
import { expectAccessible } from './axe.ts';
import { isSaved, ready } from './drop.ts';
import { alive, bearerOf, expect, open, test } from './fixtures.ts';
import { caseCalled, film, validate } from './image-answers.ts';
import { caseOf, picture, sendPictures } from './own-images.ts';

const TUMOUR = 'glioblastome frontal droit';
const series = (page: Page) => page.getByRole('navigation', { name: 'Séries' }).getByRole('link');
const brought = (page: Page) => page.locator('.brought-images');

/** Validates the open step as it is. */
async function validateBlank(page: Page): Promise<void> {
  await validate(page).click();
  await page.getByRole('button', { name: 'Valider quand même' }).click();
}

test('the images of a step come in place once the step before is validated, and stay', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await caseCalled(page, TUMOUR);
  await open(page, `/radiology-viewer/${id}?serie=2&image=4&questions=1`);
  await expect(series(page)).toHaveCount(4);
  await expect(film(page)).toContainText('IRM T2 ax – 4 / ');
  await expect(page.getByText('gadolinium')).toHaveCount(0);
  await validateBlank(page);
  await expect(series(page)).toHaveCount(5);
  await expect(page.getByText('Nouvelles images\u00a0: IRM T1 gadolinium ax.')).toBeAttached();
  // They are shown in the panel that one looks at.
  await expect(series(page).nth(4)).toHaveAttribute('aria-current', 'true');
  await expect(film(page)).toContainText('IRM T1 gadolinium ax – ');
  await series(page).nth(1).click();
  await expect(film(page)).toContainText('IRM T2 ax – ');
  await brought(page).getByRole('button', { name: 'IRM T1 gadolinium ax' }).click();
  await expect(series(page).nth(4)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, 'images that a step brought');
  await page.reload();
  await alive(page);
  await expect(series(page)).toHaveCount(5);
  await expect(brought(page).getByRole('button')).toHaveCount(1);

  // On the questions' own page they are links, which need no script.
  await open(page, `/questions/${id}`);
  await brought(page).getByRole('link', { name: 'IRM T1 gadolinium ax' }).click();
  await expect(series(page).nth(4)).toHaveAttribute('aria-current', 'true');
});

test('what another device has come to is shown here once the questions are opened', async ({
  signedIn: page,
}) => {
  const id = await caseCalled(page, TUMOUR);
  await open(page, `/radiology-viewer/${id}`);
  await expect(series(page)).toHaveCount(4);
  const other = await page.context().newPage();
  await open(other, `/questions/${id}`);
  await validateBlank(other);
  await expect(brought(other)).toBeVisible();
  await page.getByRole('link', { name: 'Questions' }).click();
  await expect(series(page)).toHaveCount(5);
});

test('with the answer come all images, which stay until the page is left', async ({ signedIn: page }) => {
  const id = await caseCalled(page, TUMOUR);
  // A place among images that are not there yet is no neighbour's.
  await open(page, `/radiology-viewer/${id}?serie=5&image=9`);
  await expect(series(page)).toHaveCount(4);
  await expect(series(page).first()).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Réponse' }).click();
  await expect(series(page)).toHaveCount(5);
  await series(page).nth(4).click();
  await expect(page).toHaveURL(/serie=5&.*reponse=1/);
  await page.reload();
  await alive(page);
  await expect(series(page).nth(4)).toHaveAttribute('aria-current', 'true');
  // Closed again it asks for nothing any more: its address may be shown to others.
  await page.getByRole('link', { name: 'Réponse' }).click();
  await expect(page).not.toHaveURL(/reponse=1|toutes=1/);
  await expect(series(page)).toHaveCount(5);
  await page.reload();
  await alive(page);
  await expect(series(page)).toHaveCount(4);
});

test('where later images cannot be read the answer says so, and names no finding on them', async ({
  signedIn: page,
}) => {
  const id = await caseCalled(page, TUMOUR);
  await open(page, `/radiology-viewer/${id}`);
  await expect(series(page)).toHaveCount(4);
  // Without network what the device keeps answers: the case as it was.
  const kept = await page.request.get(`/api/cases/${id}/viewer`, { headers: await bearerOf(page) });
  const body = await kept.text();
  await page.route('**/viewer?toutes=1', (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.getByRole('link', { name: 'Réponse' }).click();
  await expect(page.getByText('Les images gardées pour la suite n’ont pas pu être chargées.')).toBeVisible();
  await expect(page).toHaveURL(/reponse=1/);
  await expect(series(page)).toHaveCount(4);
  await page.unroute('**/viewer?toutes=1');
  // Opened once more, it reads them.
  await page.getByRole('link', { name: 'Réponse' }).click();
  await expect(page).not.toHaveURL(/reponse=1/);
  await page.getByRole('link', { name: 'Réponse' }).click();
  await expect(series(page)).toHaveCount(5);
});

/** A draft of two folders, « Clichés » and « Contrôle », that asks two steps of questions. */
async function twoFolders(page: Page): Promise<string> {
  const id = await caseOf(page, [await picture({ width: 64, height: 48 })]);
  const headers = await bearerOf(page);
  const path = (part: string) => `/api/cases/${id}/parts/${part}`;
  const read = await page.request.get(`/api/cases/${id}`, { headers });
  const { body, revision } = (await read.json()) as { body: { folders: object[] }; revision: number };
  const [image] = await sendPictures<{ file: string }>(page, [await picture({ width: 48, height: 64 })]);
  const control = { id: 'b', name: 'Contrôle', description: '', images: [{ kind: 'image', ...image }] };
  const images = { folders: [...body.folders, control], mainImage: null };
  const saved = await page.request.put(path('images'), {
    headers: { ...headers, 'If-Match': `"${revision}"` },
    data: images,
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const asked = await page.request.put(path('questions'), {
    headers: { ...headers, 'If-Match': `"${revision + 1}"` },
    data: { questions: sampleQuestions },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  return id;
}

test('an author says which folders come with a step, and is told where nothing would be left', async ({
  signedIn: page,
}) => {
  const id = await twoFolders(page);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  const panel = page.locator('#questions');
  await panel.getByRole('button', { name: 'Modifier les questions' }).click();
  const second = panel.getByRole('listitem', { name: 'Étape 2' });
  await second.getByText('Images qui viennent avec l’étape').click();
  const folders = second.getByRole('group', { name: 'Dossiers d’images qui viennent avec l’étape 2' });
  await folders.getByRole('checkbox', { name: 'Contrôle' }).press('Space');
  await expect(panel.getByText('Les 5\u00a0questions peuvent être posées.')).toBeVisible();
  await folders.getByRole('checkbox', { name: 'Clichés' }).check();
  await expect(panel.getByText('Toutes les images viennent avec une étape suivante')).toBeVisible();
  await expectAccessible(page, 'folders that a step brings');
  await folders.getByRole('checkbox', { name: 'Clichés' }).uncheck();
  await isSaved(page);
  const read = await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) });
  const { body } = (await read.json()) as { body: { questions: { steps: { folders?: string[] }[] } } };
  expect(body.questions.steps.map((step) => step.folders)).toEqual([undefined, ['b']]);
  await open(page, `/preview/${id}`);
  await expect(page.getByText('Un lecteur ne voit «\u202fContrôle\u202f» qu’à l’étape')).toBeVisible();
});

test('an author is told of a panel of the opening presentation that a step keeps back', async ({
  signedIn: page,
}) => {
  const id = await twoFolders(page);
  const headers = await bearerOf(page);
  const { body, revision } = await (await page.request.get(`/api/cases/${id}`, { headers })).json();
  const panels = [body.folders[0].id, 'b'];
  const saved = await page.request.put(`/api/cases/${id}/parts/presentation`, {
    headers: { ...headers, 'If-Match': `"${revision}"` },
    data: { presentation: { views: [], panels } },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  const panel = page.locator('#questions');
  await panel.getByRole('button', { name: 'Modifier les questions' }).click();
  const second = panel.getByRole('listitem', { name: 'Étape 2' });
  await second.getByText('Images qui viennent avec l’étape').click();
  const told = panel.getByText('Le panneau 2 de l’affichage initial montre «\u202fContrôle\u202f»');
  await expect(told).toHaveCount(0);
  await second.getByRole('checkbox', { name: 'Contrôle' }).check();
  await expect(told).toBeVisible();
});
