import { ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

test('an author publishes anew, compares, brings a version back, and drops changes', async ({
  signedIn: page,
}) => {
  test.setTimeout(90_000);
  const id = await caseOf(page, [await picture({ width: 80, height: 60 })]);
  const headers = await bearerOf(page);
  const data = { visibility: 'public', title: `Versions ${id}`, revision: 99 };
  expect((await page.request.patch(`/api/cases/${id}`, { headers, data })).status()).toBe(200);
  const answerSeen = async () =>
    (await (await page.request.get(`/api/cases/${id}/answer`, { headers })).json()).answer;
  const before = await answerSeen();
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button('Mettre à jour la version publique')).toHaveCount(0);

  await page.getByLabel('Réponse').fill('Fracture du scaphoïde');
  await expect(page.getByText('Modifications non publiées')).toBeVisible();
  expect(await answerSeen()).toBe(before);
  await button('Mettre à jour la version publique').click();
  const asking = page.getByRole('dialog');
  await asking.getByLabel('Un mot sur cette version').fill('Réponse écrite');
  await asking.getByRole('button', { name: /^(Mettre à jour|Publier quand même)$/ }).click();
  await expect(page.getByText('Version publique mise à jour.')).toBeVisible();
  await expect(page.getByText('Modifications non publiées')).toHaveCount(0);
  expect(await answerSeen()).toBe('Fracture du scaphoïde');

  await button('Versions').click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByText('Réponse écrite')).toBeVisible();
  await versions.getByLabel('De').selectOption('Version 1');
  await expect(versions.locator('ins')).toHaveText('Fracture du scaphoïde');
  await versions.getByRole('button', { name: 'Lire la version 1' }).click();
  await expect(versions.getByRole('heading', { name: `Versions ${id}` })).toBeVisible();
  await versions.getByRole('button', { name: 'Reprendre la version 1' }).click();
  await expect(page.getByLabel('Réponse')).toHaveValue(before);
  await expect(page.getByText('Modifications non publiées')).toBeVisible();
  expect(await answerSeen()).toBe('Fracture du scaphoïde');

  await ready(page);
  await button('Revenir à la version publique').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner mes modifications' }).click();
  await expect(page.getByLabel('Réponse')).toHaveValue('Fracture du scaphoïde');
  await expect(page.getByText('Modifications non publiées')).toHaveCount(0);
});
