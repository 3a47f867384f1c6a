import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { choice, newQuestionnaire, openQuestionnaire, rowOf } from './questionnaire-pages.ts';

/** A choice that always has an answer, whose options write themselves. */
const WRITTEN = {
  ...choice('q', 'Ménisque'),
  important: true,
  defaultAnswer: 'q-0',
  options: [
    { id: 'q-0', text: 'Normal', sentence: 'Ménisque normal.' },
    { id: 'q-1', text: 'Fissure', sentence: 'Fissure du ménisque.' },
  ],
};
const LIGAMENT = choice('r', 'Ligament', ['Continu', 'Rompu']);

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, bypassCSP: true });

    test('five trial reports follow what is edited and lead to their questions', async ({
      signedIn: page,
    }) => {
      await openQuestionnaire(page, await newQuestionnaire(page, WRITTEN, LIGAMENT));
      await page.getByRole('button', { name: 'Essais' }).click();
      const report = (name: string) => page.getByRole('region', { name, exact: true });
      await expect(report('Normal')).toContainText('Ménisque normal.');
      await expect(report('Anormal')).toContainText('Fissure du ménisque.');
      for (const name of ['Au hasard 1', 'Au hasard 2', 'Au hasard 3'])
        await expect(report(name)).toContainText(/ménisque/i);
      await expectAccessible(page, 'trials');
      const [first, second] = await Promise.all(
        ['Normal', 'Anormal'].map(async (name) => (await report(name).boundingBox())!),
      );
      if (width > 700) expect(second!.x).toBeGreaterThan(first!.x + first!.width);
      else expect(second!.y).toBeGreaterThan(first!.y + first!.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const lacks = report('Normal').getByText('1 question sans réponse');
      await lacks.click();
      await report('Normal').getByRole('button', { name: 'Ligament' }).click();
      if (width > 700) await expect(rowOf(page, 'Ligament')).toHaveAttribute('aria-selected', 'true');
      else await expect(page.getByLabel('Texte de la question')).toHaveValue('Ligament');
      await page.getByRole('button', { name: 'Essais' }).click();
      await report('Anormal').getByRole('button', { name: 'Fissure du ménisque.' }).click();
      if (width > 700) await expect(rowOf(page, 'Fissure')).toHaveAttribute('aria-selected', 'true');
      else await expect(page.getByLabel('Texte de la réponse')).toHaveValue('Fissure');
    });

    test('each fault is explained with an example', async ({ signedIn: page }) => {
      await openQuestionnaire(page, await newQuestionnaire(page, LIGAMENT));
      await page.getByRole('button', { name: 'Vérifier' }).click();
      const fault = page.locator('.findings li', { hasText: 'Rompu' });
      await expect(fault).toContainText('N’écrit rien dans le compte rendu.');
      await expect(fault.getByText('Avant', { exact: true })).toBeHidden();
      await fault.getByText('Pourquoi, et un exemple').click();
      await expect(fault).toContainText('le lecteur du compte rendu ne saura pas que vous l’avez regardé');
      await expect(fault.getByText('Avant', { exact: true })).toBeVisible();
      await expect(fault.getByText('Après', { exact: true })).toBeVisible();
      await expectAccessible(page, 'explained');
    });
  });
}

test('random reports stay while one writes, and others are drawn', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...choice(`q${at}`, `Question ${at}`),
    important: true,
    options: ['a', 'b', 'c', 'd'].map((letter) => ({
      id: `q${at}${letter}`,
      text: letter,
      sentence: `Réponse ${at} ${letter}.`,
    })),
  }));
  await openQuestionnaire(page, await newQuestionnaire(page, LIGAMENT, ...many));
  await page.getByRole('button', { name: 'Essais' }).click();
  const random = page.getByRole('region', { name: 'Au hasard 1' });
  await expect(random).toContainText('Réponse 0');
  const before = await random.locator('.written-report').innerText();
  await rowOf(page, 'Ligament').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ligament croisé');
  // The missing parts follow the edit: the report was written again, with the same answers.
  await expect(
    page.getByRole('region', { name: 'Normal', exact: true }).getByText('Ligament croisé'),
  ).toHaveCount(1);
  expect(await random.locator('.written-report').innerText()).toBe(before);
  await page.getByRole('button', { name: 'Trois autres' }).click();
  await expect.poll(() => random.locator('.written-report').innerText()).not.toBe(before);
});
