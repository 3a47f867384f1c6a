import type { Page } from 'playwright/test';
import { expect, open, test } from './fixtures.ts';
import { expectSaved, openEmptied, ownCase, saveState, textOf, tool } from './sheet-pages.ts';

const pasteHtml = (page: Page, html: string) =>
  textOf(page).evaluate((element, value) => {
    const data = new DataTransfer();
    data.setData('text/html', value);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

/** A list as text: one line an item, two spaces a level, `-` or `1.` by its kind. */
const outline = (page: Page, selector = '.sheet-text') =>
  page.locator(selector).evaluate((root) => {
    const lines: string[] = [];
    const walk = (list: Element, level: number) => {
      for (const item of list.children) {
        const own = [...item.childNodes].filter(
          (node) => !(node instanceof Element && /^[uo]l$/.test(node.localName)),
        );
        const text = own
          .map((node) => node.textContent)
          .join('')
          .trim();
        lines.push(`${'  '.repeat(level)}${list.localName === 'ol' ? '1.' : '-'} ${text}`);
        for (const inner of item.querySelectorAll(':scope > ul, :scope > ol')) walk(inner, level + 1);
      }
    };
    for (const list of root.querySelectorAll(':scope > ul, :scope > ol')) walk(list, 0);
    return lines;
  });

test('lists go deeper and back by keyboard, no further than they may, and one gets out', async ({
  signedIn: page,
}) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await page.keyboard.type('- Signes');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('directs');
  await page.keyboard.press('Tab');
  for (const text of ['un', 'deux', 'trois']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  expect(await outline(page)).toEqual([
    '- Signes',
    '  - directs',
    '    - un',
    '      - deux',
    '      - trois',
  ]);
  await expect(tool(page, 'Augmenter le retrait')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await tool(page, 'Liste numérotée').click();
  expect(await outline(page)).toEqual(['- Signes', '  1. directs', '    - un', '      - deux', '  1. trois']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Diagnostics');
  await tool(page, 'Diminuer le retrait').click();
  await page.keyboard.type(' différentiels');
  await expect(textOf(page).locator(':scope > p')).toHaveText('Diagnostics différentiels');
  await page.keyboard.press('Control+Z');
  await expectSaved(page);

  await textOf(page).locator('li').last().click();
  // The editor has taken the place that was clicked.
  await expect(tool(page, 'Liste numérotée')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.sheet-released')).toHaveText('Tab quitte maintenant le texte.');
  await page.keyboard.press('Shift+Tab');
  await expect(textOf(page)).not.toBeFocused();
  await expect(page.locator('.sheet-released')).toHaveText('');

  await open(page, `/sheet/${id}`);
  expect((await outline(page, '.rich-text'))[0]).toBe('- Signes');
});

test('a table has a caption and a row of headings, and Tab leaves it after Escape', async ({
  signedIn: page,
}) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await tool(page, 'Insérer un tableau').click();
  await page.keyboard.type('Signe');
  await tool(page, 'Légende du tableau').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Les signes, en bref');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(textOf(page).locator('caption')).toHaveText('Les signes, en bref');
  await textOf(page).locator('caption').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Les signes');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expectSaved(page);
  await page.keyboard.press('Control+Z');
  await expect(textOf(page).locator('caption')).toHaveText('Les signes, en bref');
  await page.keyboard.press('Control+Y');
  await expectSaved(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(textOf(page)).not.toBeFocused();
  await open(page, `/sheet/${id}`);
  await expect(page.getByRole('table', { name: 'Les signes', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Signe']);
});

test('Word, LibreOffice and the web keep their structure, lose their style and no text', async ({
  signedIn: page,
}) => {
  await openEmptied(page, await ownCase(page));
  const word = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;
  await pasteHtml(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
    <h1 style='color:red'>Titre</h1><p class=MsoNormal>Un <b>gras</b></p>
    ${word(1, '·', 'Signes')}${word(2, '1.', 'premier')}${word(2, '2.', 'second')}${word(1, '·', 'Suite')}
    <table class=MsoTableGrid><thead><tr><td colspan=2><p><b>Deux colonnes</b></p></td><td><p>C</p></td></tr></thead>
    <tr><td rowspan=2><p>a</p><p>deuxième ligne</p></td><td><ul><li>x</li><li>y</li></ul></td><td><table><tr><td>p</td><td>q</td></tr></table></td></tr>
    <tr><td>b</td><td>c</td></tr></table></body></html>`,
  );
  expect(await outline(page)).toEqual(['- Signes', '  1. premier', '  1. second', '- Suite']);
  await expect(textOf(page).locator('.rich-heading-2')).toHaveText('Titre');
  const rows = await textOf(page)
    .locator('tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())),
    );
  expect(rows).toEqual([
    ['Deux colonnes', '', 'C'],
    ['a\ndeuxième ligne', '• x\n• y', 'p · q'],
    ['', 'b', 'c'],
  ]);
  await expect(textOf(page).locator('.header-cell')).toHaveCount(3);
  await expect(textOf(page).locator('[style]')).toHaveCount(0);
  await expectSaved(page);

  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  await pasteHtml(
    page,
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-size:11pt;font-weight:700;font-style:italic">titre</span></p><ul><li dir="ltr"><p>un</p></li><ul><li><p>sous</p></li></ul><li><p>deux</p><p>suite</p><ol><li>i</li></ol>fin</li></ul></b>',
  );
  expect(await outline(page)).toEqual(['- un', '  - sous', '- deuxsuitefin', '  1. i']);
  await expect(textOf(page).locator('strong')).toHaveText('titre');
  await expect(textOf(page).locator('em')).toHaveText('titre');
  const wide = `<table><tr>${Array.from({ length: 14 }, (_, index) => `<td>${index}</td>`).join('')}</tr></table>`;
  await pasteHtml(page, wide);
  await expect(textOf(page).locator('td')).toHaveCount(12);
  await expect(textOf(page).locator('td').last()).toHaveText('111213');
  await expectSaved(page);
  await expect(saveState(page)).toHaveClass(/ saved/);
});

test('raised and lowered text is pasted, written by keys and by tools, stored and read', async ({
  signedIn: page,
}) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  // Characters with a Unicode form become it; others keep their mark, by element or by style.
  await pasteHtml(
    page,
    '<p>H<sub>2</sub>O T<sub>éq</sub> 1<span style="vertical-align: super">%</span> fin</p>',
  );
  await expect(textOf(page)).toContainText('H₂O');
  await expect(textOf(page).locator('sub')).toHaveText('éq');
  await expect(textOf(page).locator('sup')).toHaveText('%');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+.');
  await expect(tool(page, 'Exposant')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('haut');
  // A text cannot be both.
  await tool(page, 'Indice').click();
  await expect(tool(page, 'Exposant')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.type('bas');
  await page.keyboard.press('Control+,');
  await page.keyboard.type('droit');
  await page.setViewportSize({ width: 1440, height: 900 });
  const last = page.getByRole('toolbar', { name: 'Mise en forme' }).getByRole('button').last();
  await expect(last, 'two tools more, and all in sight').toBeInViewport({ ratio: 1 });
  await expect(textOf(page).locator('sup').last()).toHaveText('haut');
  await expect(textOf(page).locator('sub').last()).toHaveText('bas');
  await expectSaved(page);
  await page.reload();
  await expect(textOf(page).locator('sup')).toHaveText(['%', 'haut']);
  await page.goto(`/sheet/${id}`);
  await expect(page.locator('.rich-text sub')).toHaveText(['éq', 'bas']);
  await expect(page.locator('.rich-text sup')).toHaveText(['%', 'haut']);
  await page.emulateMedia({ media: 'print' });
  const raised = page.locator('.rich-text sup').first();
  expect(await raised.evaluate((element) => getComputedStyle(element).verticalAlign)).toBe('super');
});
