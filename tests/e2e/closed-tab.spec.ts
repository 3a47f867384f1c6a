import type { Page } from 'playwright/test';
import { reloadWhileCut, test } from './cuttable-page.ts';
import { isSaved, newCase, ready } from './drop.ts';
import { expect } from './fixtures.ts';
import { newProtocol } from './make-protocols.ts';
import { openProtocol } from './protocol-pages.ts';
import { expectSaved, openEditor, saveState, textOf } from './sheet-pages.ts';

/** Text typed without a connection, in a tab that was closed since. */

/** Leaves a page as a hand would, and answers that it may go. */
async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

/** Until another tab sees what a closed one kept: browsers share it between processes a moment later. */
const isKept = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));

test.use({ expectedErrors: /net::ERR_/ });

test('what is typed in a sheet is offered again once its tab was closed', { tag: '@gate' }, async ({
  signedIn: page,
  line,
}) => {
  const id = await newCase(page);
  const first = await page.context().newPage();
  await openEditor(first, id);
  line.cut();
  await first.keyboard.type('Écrit dans le train');
  await expect(saveState(first)).toHaveText('Hors ligne, nouvel essai…');
  await closeTab(first);
  await isKept(page);
  line.mend();
  const second = await page.context().newPage();
  await openEditor(second, id);
  await expect(textOf(second)).toHaveText('');
  await second.getByRole('button', { name: 'Reprendre cette version' }).click();
  await expect(textOf(second)).toHaveText('Écrit dans le train');
  await expectSaved(second);
  await second.reload();
  await expect(textOf(second)).toHaveText('Écrit dans le train');
  await expect(second.locator('.kept-draft')).toHaveCount(0);
});

test('what is typed in a sheet is offered again in the same tab, reloaded once without connection', async ({
  signedIn: page,
  line,
}) => {
  const id = await newCase(page);
  await openEditor(page, id);
  line.cut();
  await page.keyboard.type('Écrit dans le train');
  await expect(saveState(page)).toHaveText('Hors ligne, nouvel essai…');
  await reloadWhileCut(page, line);
  await page.getByRole('button', { name: 'Reprendre cette version' }).click();
  await expect(textOf(page)).toHaveText('Écrit dans le train');
  await expectSaved(page);
});

for (const [choice, information] of [
  ['Supprimer ces modifications', ''],
  ['Reprendre ces modifications', 'Chute de vélo'],
] as const) {
  test(`what is typed in a case is offered again once its tab was closed: ${choice}`, async ({
    signedIn: page,
    line,
  }) => {
    const id = await newCase(page);
    const first = await page.context().newPage();
    await first.goto(`/cases?cas=${id}`);
    await ready(first);
    line.cut();
    await first.getByLabel('Informations cliniques').fill('Chute de vélo');
    await expect(saveState(first)).toContainText('Hors ligne');
    await closeTab(first);
    await isKept(page);
    line.mend();
    const second = await page.context().newPage();
    await second.goto(`/cases?cas=${id}`);
    await ready(second);
    await second.getByRole('button', { name: choice }).click();
    await expect(second.getByLabel('Informations cliniques')).toHaveValue(information);
    await isSaved(second);
    await second.reload();
    await ready(second);
    await expect(second.getByLabel('Informations cliniques')).toHaveValue(information);
    await expect(second.locator('.kept-draft')).toHaveCount(0);
  });
}

test('what is written in a protocol is offered again once its tab was closed', async ({
  signedIn: page,
  line,
}) => {
  const id = await newProtocol(page);
  const first = await page.context().newPage();
  await openProtocol(first, id);
  line.cut();
  await first.getByLabel('Antenne').fill('Écrit dans le sous-sol');
  await expect(first.locator('.save-state')).toContainText('Hors ligne');
  await closeTab(first);
  await isKept(page);
  line.mend();
  const second = await page.context().newPage();
  await openProtocol(second, id);
  await second.getByRole('button', { name: 'Reprendre ces modifications' }).click();
  await expect(second.getByLabel('Antenne')).toHaveValue('Écrit dans le sous-sol');
  await expect(second.locator('.save-state')).toHaveText('Enregistré');
  await second.reload();
  await expect(second.getByLabel('Antenne')).toHaveValue('Écrit dans le sous-sol');
});
