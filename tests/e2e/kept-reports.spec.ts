import { alive, bearerOf, expect, open, test } from './fixtures.ts';
import { answer, choose, isKept, keys, rows, unfold } from './kept-reports.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';

test('a report under way comes back after a reload and after the browser was closed', {
  tag: '@gate',
}, async ({ signedIn: page, context, person }) => {
  const id = await ownQuestionnaire(page);
  await openReport(page, id);
  expect(await keys(page)).toEqual([]);
  await choose(page, 'Douleur');
  await isKept(page);
  await page.reload();
  await expect(answer(page, 'Motif', 'Douleur')).toBeChecked();
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await expect(answer(next, 'Motif', 'Douleur')).toBeChecked();
  expect((await keys(next)).every((key) => key.startsWith(`report:${person.username}:`))).toBe(true);
});

test('nothing of it is sent, and what is typed last is kept even when the page is left at once', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await ownQuestionnaire(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openReport(page, id);
  await choose(page, 'Traumatisme');
  await page.goto('/questionnaires-list');
  await alive(page);
  await unfold(page);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(answer(page, 'Motif', 'Traumatisme')).toBeChecked();
  expect(sent.filter((each) => /injury|Traumatisme/.test(decodeURIComponent(each)))).toEqual([]);
});

test('several are under way at once, and are erased one by one or together', async ({ signedIn: page }) => {
  const id = await ownQuestionnaire(page);
  await openReport(page, id);
  await choose(page, 'Douleur');
  await isKept(page);
  await unfold(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Ouvert ici');
  await page.getByRole('button', { name: 'Nouveau compte rendu' }).click();
  await expect(answer(page, 'Motif', 'Douleur')).not.toBeChecked();
  await choose(page, 'Traumatisme');
  await isKept(page);
  await expect(rows(page)).toHaveCount(2);
  // The one that is not open.
  await rows(page).getByRole('link').click();
  await expect(answer(page, 'Motif', 'Douleur')).toBeChecked();
  await open(page, '/');
  await unfold(page);
  await expect(rows(page)).toHaveCount(2);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Effacer/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
  await expect(rows(page)).toHaveCount(1);
  await openReport(page, id);
  await choose(page, 'Douleur');
  await isKept(page);
  await unfold(page);
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page.getByRole('dialog')).toContainText('2\u00a0comptes rendus');
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
  await expect(rows(page)).toHaveCount(0);
  // The open one is gone from the screen too.
  await expect(answer(page, 'Motif', 'Douleur')).not.toBeChecked();
  expect(await keys(page)).toEqual([]);
  expect(new URL(page.url()).hash).toBe('');
});

test('two tabs that go on with one report keep both', async ({ signedIn: page, context }) => {
  const id = await ownQuestionnaire(page);
  await openReport(page, id);
  await choose(page, 'Douleur');
  await isKept(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(answer(other, 'Motif', 'Douleur')).toBeChecked();
  await choose(other, 'Traumatisme');
  await expect(other.getByText('Traumatisme du genou')).not.toHaveCount(0);
  await other.close({ runBeforeUnload: true });
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('injury');
  const before = page.url();
  await page.getByRole('link', { name: /^Ménisques/ }).click();
  await answer(page, 'Ménisque latéral', 'Fissure').check({ force: true });
  await expect(page.getByText('modifié dans un autre onglet')).toBeVisible();
  await page.waitForURL((url) => url.href !== before && /#cr-\w+$/.test(url.hash));
  expect(await keys(page)).toHaveLength(2);
});

test('a questionnaire that changed since keeps what still fits, and says so', async ({ signedIn: page }) => {
  const id = await ownQuestionnaire(page);
  await openReport(page, id);
  await choose(page, 'Douleur');
  await isKept(page);
  const headers = await bearerOf(page);
  const own = await (await page.request.get(`/api/questionnaires/${id}/parts/body`, { headers })).json();
  const body = structuredClone(own.body ?? own.part ?? own.value ?? own);
  const pages = (body.pages ?? body.body?.pages) as {
    questions: { id: string; options: { id: string }[] }[];
  }[];
  const [reason] = pages[0]!.questions;
  reason!.options = reason!.options.filter((option) => option.id !== 'pain');
  const saved = await page.request.put(`/api/questionnaires/${id}/parts/body`, {
    headers: { ...headers, 'If-Match': `"${own.revision}"` },
    data: { pages },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.reload();
  await expect(page.getByText('1\u00a0réponse n’y a plus sa place')).toBeVisible();
  await expect(answer(page, 'Motif', 'Traumatisme')).not.toBeChecked();
});

test('a full device is told of, and leaving asks first', async ({ signedIn: page }) => {
  const id = await ownQuestionnaire(page);
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('report:')) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  });
  await openReport(page, id);
  await choose(page, 'Douleur');
  await expect(page.getByText('Cet appareil ne garde pas votre compte rendu')).toBeVisible();
  await expect(answer(page, 'Motif', 'Douleur')).toBeChecked();
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/').catch(() => null);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(answer(page, 'Motif', 'Douleur')).toBeChecked();
});
