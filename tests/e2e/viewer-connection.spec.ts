import { drawn, GL_LAUNCH, longCase, ORDINARY, onLine, openViewer, sliceOf, throttle } from './film.ts';
import { expect, test } from './fixtures.ts';
import { caseOf } from './own-images.ts';

test.use({ launchOptions: GL_LAUNCH });

const SLOW_3G = 50_000;

test.describe('a connection that is lost', () => {
  test.use({ expectedErrors: /net::ERR|status of (404|503)/ });

  test('is told, what has come stays, and the rest comes by itself', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    // Its successive waits may take longer than a test's usual limit.
    await page.goto('/public-cases');
    const { id } = await longCase(page);
    await onLine(page, ORDINARY);
    await throttle(page, SLOW_3G, 100);
    // The small copies of the whole stack, which come in one answer, have not come either.
    await page.route('**/tiles/**', (route) => route.abort());
    await openViewer(page, id, '?serie=1&image=60');
    await throttle(page, null);
    await page.keyboard.press('End');
    const lost = page.getByText('Connexion perdue.');
    await expect(lost).toBeVisible();
    await expect(page.locator('.panel-view.waiting')).toHaveCount(1);
    for (let i = 0; i < 5; i++) await page.keyboard.press('PageUp');
    for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowUp');
    await expect.poll(() => sliceOf(page)).toBe(60);
    await expect(page.locator('.panel-view.waiting')).toHaveCount(0);
    await throttle(page, 2_000_000);
    await expect(lost).toBeHidden();
    await expect(page.getByText('118 images prêtes')).toBeVisible();
  });

  test('before the addresses came is tried again when asked', async ({ signedIn: page }) => {
    await page.goto('/public-cases');
    const { id } = await longCase(page);
    let [cut, asked] = [true, 0];
    await page.route('**/api/cases/*/viewer*', (route) => {
      asked += 1;
      return cut ? route.abort() : route.continue();
    });
    await page.goto(`/radiology-viewer/${id}`);
    await expect(page.getByText('Connexion perdue.')).toBeVisible();
    // By itself it retries more and more rarely: the next time is four seconds away.
    await expect.poll(() => asked).toBeGreaterThanOrEqual(3);
    const retry = page.getByRole('button', { name: 'Réessayer' });
    const before = asked;
    await retry.click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    cut = false;
    await retry.click();
    await expect(page.getByText('Connexion perdue.')).toBeHidden();
    await expect(page.getByText('118 images prêtes')).toBeVisible();
  });

  test('frames cut off, and their worker itself, are asked for again', async ({ signedIn: page }) => {
    await page.goto('/public-cases');
    const { id } = await longCase(page);
    let [cut, asked] = [true, 0];
    for (const files of ['**/*-frame.bin', '**/_astro/frame-worker*'])
      await page.route(files, (route) => {
        asked += 1;
        return cut ? route.abort() : route.continue();
      });
    await onLine(page, ORDINARY);
    await openViewer(page, id, '?serie=1&image=60');
    await expect(page.getByText('118 images prêtes')).toBeVisible();
    await page.getByLabel('Fenêtrage').selectOption({ label: 'Os' });
    await expect(page.getByText('Connexion perdue.')).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    cut = false;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('Connexion perdue.')).toBeHidden();
    await expect(page.locator('.bottom-right')).not.toContainText('reste');
    await expect(page.locator('.panel-view')).not.toContainText('en chemin');
  });

  test('a file that is gone is said so, the others come, and one may ask again', async ({
    signedIn: page,
  }) => {
    await page.goto('/public-cases');
    const told = await longCase(page);
    let [gone, asked] = [true, 0];
    const { files, frames } = told.stacks[0]!;
    // Its lossy copy too, which is requested first.
    await page.route(new RegExp(`/${files[9]}(-preview\\.webp)?$`), (route) => {
      asked += 1;
      return gone ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.route('**/tiles/**', (route) => route.abort());
    await page.route(`**/${frames[9]}-frame.bin`, (route) =>
      gone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await openViewer(page, told.id, '?serie=1&image=9');
    await expect(page.getByText('117 images prêtes')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const said = page.getByRole('alert').filter({ hasText: 'Cette image n’est pas disponible' });
    await expect(said).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(said).toBeHidden();
    const before = asked;
    await page.keyboard.press('ArrowUp');
    // Coming back asks for it again, and fails again.
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(said).toBeVisible();
    gone = false;
    await said.getByRole('button', { name: 'Réessayer' }).click();
    await expect(said).toBeHidden();
    await drawn(page);
  });
});

test.describe('what there is to say when there is no image', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('an empty case leads its author to its images; one that is not there, back', async ({
    signedIn: page,
  }) => {
    const id = await caseOf(page, []);
    await page.goto(`/radiology-viewer/${id}`);
    await expect(page.getByText('Ce cas ne contient pas encore d’image.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ajouter des images' })).toHaveAttribute(
      'href',
      `/cases?cas=${id}`,
    );
    await expect(page.getByRole('link', { name: 'Voir la réponse' })).toBeVisible();
    const answer = await page.goto('/radiology-viewer/nulle-part');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Cas publics' }).last()).toBeVisible();
  });
});
