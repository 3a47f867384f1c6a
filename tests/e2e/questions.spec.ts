import { expectAccessible } from './axe.ts';
import { alive, expect, open, test } from './fixtures.ts';
import { caseCalled, question, validate } from './image-answers.ts';

test('a dossier beside the images, by keyboard alone: keys come with each step', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await caseCalled(page, 'hématome extradural temporal droit');
  await open(page, `/radiology-viewer/${id}`);
  await page.getByRole('link', { name: 'Questions' }).press('Enter');
  const first = question(page, 1);
  await expect(first).toBeVisible();
  await expect(page.getByText('Explication')).toHaveCount(0);
  await first.getByRole('radio').first().focus();
  await page.keyboard.press('b');
  await page.keyboard.press('a');
  await expect(first.getByRole('radio', { name: /^A/ })).toBeChecked();
  await page.keyboard.press('Enter');
  const typed = question(page, 2).getByRole('textbox');
  await expect(typed).toBeFocused();
  await page.keyboard.type('artere meningee moyene');
  await page.keyboard.press('Enter');
  await expect(validate(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toContainText('1 / 1');
  await expect(first).toContainText('Juste, cochée');
  await expect(question(page, 2)).toContainText('Comptée juste à une lettre près');
  // The next question has the focus.
  await expect(question(page, 3)).toBeFocused();
  await question(page, 3).getByRole('checkbox').first().focus();
  for (const key of ['a', 'c', 'e']) await page.keyboard.press(key);
  await validate(page).press('Enter');
  await expect(page.getByText('Une question est sans réponse.')).toBeVisible();
  await page.getByRole('button', { name: 'Valider quand même' }).press('Enter');
  // An unacceptable one was ticked.
  await expect(question(page, 3)).toContainText('0 / 1');
  await expect(question(page, 3)).toContainText('(inacceptable)');
  await question(page, 5).getByText('Une évacuation chirurgicale').click();
  await validate(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Résultat' })).toBeVisible();
  await expect(page.getByText('3 sur 5\u00a0points')).toBeVisible();
  await expectAccessible(page, 'questions beside the images');
});

test.describe('without network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  test('on their page: answers outlive a reload, what cannot be sent stays, one begins anew', async ({
    signedIn: page,
  }) => {
    const id = await caseCalled(page, 'pneumonie franche lobaire aiguë');
    await open(page, `/questions/${id}`);
    await question(page, 1).getByText('Un bronchogramme aérien').click();
    await question(page, 2).getByRole('textbox').fill('signe de la silhouette');
    await page.reload();
    await alive(page);
    await expect(question(page, 1).getByRole('checkbox', { name: /bronchogramme/ })).toBeChecked();
    await expect(question(page, 2).getByRole('textbox')).toHaveValue('signe de la silhouette');
    await question(page, 3).getByRole('textbox').fill('un deux trois quatre cinq six');
    await expect(page.locator('.step-form').getByRole('alert')).toHaveText(
      'Question 3\u00a0: cinq mots au plus.',
    );
    await question(page, 3).getByRole('textbox').fill('pneumocoque');
    await page.context().setOffline(true);
    await validate(page).click();
    await expect(page.locator('.step-form').getByRole('alert')).toContainText('vos réponses restent ici');
    await page.context().setOffline(false);
    await validate(page).click();
    await expect(page.getByText('Les réponses et les explications viennent après')).toBeVisible();
    await expect(page.getByText('Juste, cochée')).toHaveCount(0);
    await question(page, 4).getByText('Un cancer').click();
    await question(page, 4).getByLabel('Sûr à').selectOption('95');
    await validate(page).click();
    await expect(page.getByText('3,5 sur 4\u00a0points')).toBeVisible();
    await page.getByRole('link', { name: 'Recommencer' }).click();
    await expect(validate(page)).toBeVisible();
    await expect(question(page, 1).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});

test('a step that another tab has validated is told, and counts once', async ({
  signedIn: page,
  context,
}) => {
  const id = await caseCalled(page, 'fracture du scaphoïde');
  await open(page, `/questions/${id}`);
  const other = await context.newPage();
  await open(other, `/questions/${id}`);
  for (const [tab, text] of [
    [page, 'Le tiers moyen'],
    [other, 'Le tubercule'],
  ] as const)
    await question(tab, 1).getByText(text).click();
  for (const tab of [page, other]) await question(tab, 2).getByRole('radio').first().check();
  await validate(page).click();
  await expect(question(page, 3)).toBeVisible();
  await validate(other).click();
  await expect(other.getByText(/déjà été validée/)).toBeVisible();
  await expect(question(other, 1)).toContainText('Cochée');
  await expect(question(other, 3)).toBeVisible();
});

test.describe('without script, at 360 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  test('the questions are answered and marked', async ({ page, person }) => {
    await page.request.post('/api/auth/login', { data: person });
    const answer = await page.request.get('/public-cases?q=nodule+thyroidien+eu-tirads+5');
    const id = /radiology-viewer\/([a-z0-9]+)/.exec(await answer.text())?.[1];
    await page.goto(`/questions/${id}`);
    for (const text of ['Plus épais que large', 'Contours irréguliers', 'Microcalcifications'])
      await page.getByText(text).click();
    await page.getByText('Un seul', { exact: true }).click();
    await page.getByLabel(/^Votre réponse/).fill('Bethesda');
    await validate(page).click();
    await expect(page.getByText('2,75 sur 3\u00a0points')).toBeVisible();
    await page.getByRole('link', { name: 'Recommencer' }).click();
    await expect(validate(page)).toBeVisible();
  });
});

for (const width of [360, 1440])
  test(`nothing is wrong with the page at ${width} px`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 800 });
    const id = await caseCalled(page, 'glioblastome frontal droit');
    await open(page, `/questions/${id}`);
    await expectAccessible(page, `questions at ${width} px`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await validate(page).click();
    await validate(page).click();
    await expect(question(page, 1)).toContainText(' / 1');
    await expectAccessible(page, `a validated step at ${width} px`);
  });
