import { expect, holdScripts, test } from './fixtures.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';
import { answerOf, choose, marked, selectText, sentence, textOf, typeAt } from './report-pages.ts';

test.beforeEach(async ({ signedIn: page }) => {
  await openReport(page, await ownQuestionnaire(page));
});

test('is corrected where it stands, and the correction stays while answering goes on', {
  tag: '@gate',
}, async ({ page }) => {
  await choose(page, 'Côté', 'Droit');
  await page.getByRole('button', { name: 'Tout normal' }).click();
  const box = await textOf(page).boundingBox();
  await sentence(page, 'Ménisque médial normal.').click();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  expect(await textOf(page).boundingBox()).toEqual(box);
  await typeAt(page, 'normal.', 'presque ');
  await expect(marked(page, 'is-edited')).toHaveText(['Ménisque médial presque normal.']);
  await page.getByRole('link', { name: /Ménisques/ }).click();
  await choose(page, 'Ménisque latéral', 'Fissure');
  await expect(textOf(page)).toContainText('Ménisque médial presque normal. Fissure du ménisque latéral.');
});

test('what is typed before its editor is there is written where the cursor stands', async ({ page }) => {
  await page.getByRole('button', { name: 'Tout normal' }).click();
  const letIn = await holdScripts(page);
  const place = (await sentence(page, 'Ménisque latéral normal.').boundingBox())!;
  await page.mouse.click(place.x + place.width - 1, place.y + place.height / 2);
  await page.keyboard.type(' Vu deux fos');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('is.');
  await expect(page.locator('.ProseMirror')).toHaveCount(0);
  letIn();
  await expect(textOf(page)).toContainText('Ménisque latéral normal. Vu deux fois.');
  await expect(page.locator('.ProseMirror')).toBeFocused();
});

test('a sentence moved by cutting and pasting stays that sentence', async ({ page }) => {
  await page.getByRole('button', { name: 'Tout normal' }).click();
  await textOf(page).click();
  await selectText(page, 'Ménisque latéral normal.');
  await page.keyboard.press('Control+X');
  await expect(textOf(page)).not.toContainText('latéral');
  await expect(page.getByText('1 phrase supprimée')).toBeVisible();
  await typeAt(page, 'Ménisque médial', '');
  await page.keyboard.press('Control+V');
  await expect(textOf(page)).toContainText('Ménisque latéral normal. Ménisque médial normal.');
  await expect(page.getByText('1 phrase supprimée')).toBeHidden();
  await page.getByRole('link', { name: /Ménisques/ }).click();
  await choose(page, 'Ménisque latéral', 'Fissure');
  await expect(textOf(page)).toContainText('Fissure du ménisque latéral. Ménisque médial normal.');
});

test('a deleted sentence can be brought back to its place', async ({ page }) => {
  await page.getByRole('button', { name: 'Tout normal' }).click();
  await textOf(page).click();
  await selectText(page, 'Ménisque médial normal.');
  await page.keyboard.press('Delete');
  await expect(textOf(page)).not.toContainText('médial');
  await page.getByText('1 phrase supprimée').click();
  await page.getByRole('button', { name: 'Remettre « Ménisque médial normal. »' }).click();
  await expect(textOf(page)).toContainText('Ménisque médial normal. Ménisque latéral normal.');
});

test('both texts are offered where the answer of an edited sentence changed', { tag: '@gate' }, async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Tout normal' }).click();
  await textOf(page).click();
  await typeAt(page, 'normal.', 'très ');
  await page.getByRole('link', { name: /Ménisques/ }).click();
  await choose(page, 'Ménisque médial', 'Absent');
  const offer = page.getByRole('region', { name: 'La réponse a changé' });
  await expect(offer.getByText('Ménisque médial très normal.')).toBeVisible();
  await expect(offer.getByText('Ménisque médial absent.')).toBeVisible();
  await expect(textOf(page)).toContainText('Ménisque médial très normal.');
  await offer.getByRole('button', { name: 'Prendre la nouvelle' }).focus();
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toContainText('Ménisque médial absent.');
  await expect(offer).toBeHidden();
});

test('undoing takes back answers and text together, from either half', async ({ page }) => {
  await page.getByRole('link', { name: /Ménisques/ }).click();
  await choose(page, 'Ménisque médial', 'Normal');
  await textOf(page).click();
  await typeAt(page, 'normal.', 'bien ');
  await choose(page, 'Ménisque latéral', 'Normal');
  await typeAt(page, 'Ménisque médial', '');
  await page.keyboard.press('Control+Z');
  await expect(textOf(page)).not.toContainText('latéral');
  await expect(textOf(page)).toContainText('Ménisque médial bien normal.');
  await page.keyboard.press('Control+Z');
  await expect(textOf(page)).toContainText('Ménisque médial normal.');
  await page.keyboard.press('Control+Z');
  await expect(textOf(page)).not.toContainText('médial');
  await page.keyboard.press('Control+Shift+Z');
  await expect(textOf(page)).toContainText('Ménisque médial normal.');
});

test('an answer that changes one sentence draws that sentence anew and no other', async ({ page }) => {
  await page.getByRole('button', { name: 'Tout normal' }).click();
  await page.getByRole('link', { name: /Ménisques/ }).click();
  for (const touched of [false, true]) {
    if (touched) await textOf(page).click();
    await expect(page.locator('.ProseMirror')).toHaveCount(touched ? 1 : 0);
    // Something pointed at is rendered differently: that comes first.
    await answerOf(page, 'Ménisque latéral', 'Fissure').focus();
    await expect(marked(page, 'is-pointed')).toHaveText([/ménisque latéral/i]);
    await textOf(page).evaluate((text) => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      const name = (node: Node) =>
        (node instanceof Element ? node : node.parentElement)
          ?.closest('[data-key]')
          ?.getAttribute('data-key');
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          if (type !== 'attributes')
            for (const node of [target, ...addedNodes]) seen.add(name(node) ?? node.nodeName);
      }).observe(text, { subtree: true, childList: true, characterData: true });
    });
    await choose(page, 'Ménisque latéral', touched ? 'Normal' : 'Fissure');
    await expect(textOf(page)).toContainText(
      touched ? 'Ménisque latéral normal.' : 'Fissure du ménisque latéral.',
    );
    const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
    expect(seen).toContain('findings:lateral');
    expect(seen).not.toContain('findings:medial');
    expect(seen.filter((name) => name === 'SECTION' || name === 'DIV')).toEqual([]);
  }
});

test('nothing that is being composed is disturbed, nor what came meanwhile lost', async ({ page }) => {
  await page.getByRole('link', { name: /Ménisques/ }).click();
  await choose(page, 'Ménisque médial', 'Normal');
  await textOf(page).click();
  await typeAt(page, 'normal.', '');
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'ê', selectionStart: 1, selectionEnd: 1 });
  // An answer from elsewhere, without taking the focus away.
  await answerOf(page, 'Ménisque latéral', 'Normal').evaluate((radio: HTMLInputElement) => radio.click());
  await expect(textOf(page)).not.toContainText('latéral');
  await input.send('Input.imeSetComposition', { text: 'êtr', selectionStart: 3, selectionEnd: 3 });
  await input.send('Input.insertText', { text: 'être ' });
  await expect(textOf(page)).toContainText('Ménisque médial être normal. Ménisque latéral normal.');
});

test('deleting over two sections leaves each what was not selected of it', async ({ page }) => {
  await page.getByRole('link', { name: /Ménisques/ }).click();
  await choose(page, 'Ménisque médial', 'Fissure');
  await textOf(page).click();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(textOf(page).locator('p')).toHaveText(['', '', '', '']);
  await expect(textOf(page).getByText('CONCLUSION')).toBeVisible();
  await page.keyboard.press('Control+Z');
  await expect(textOf(page).locator('[data-section=conclusion] p')).toHaveText('Fissure du ménisque médial.');
});

test('a table is pasted as a line for each row, its cells apart', async ({ page }) => {
  await page.getByRole('button', { name: 'Tout normal' }).click();
  await sentence(page, 'Ménisque médial normal.').click();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.locator('.ProseMirror').evaluate((text) => {
    const html =
      '<table><tr><td>Lobe droit</td><td>12 mm</td></tr><tr><td>Lobe gauche</td><td>15 mm</td><td>stable</td></tr></table>';
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(textOf(page)).toContainText(/Lobe droit\s: 12 mm/);
  await expect(textOf(page)).toContainText(/Lobe gauche\s: 15 mm\s; stable/);
});
