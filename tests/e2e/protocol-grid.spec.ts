import { expect, test } from './fixtures.ts';
import { newProtocol } from './make-protocols.ts';
import { cell, gridOf, KNEE, knee, names, paste, rowsOf } from './protocol-grid-pages.ts';
import { openProtocol } from './protocol-pages.ts';

test('rows are written by the keyboard alone, as in a spreadsheet', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await newProtocol(page, {});
  await openProtocol(page, id);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Ajouter une séquence' }).press('Enter');
  await expect(cell(page, 0, 0)).toBeFocused();
  await keyboard.type('DP FS sag');
  await keyboard.press('Tab');
  await keyboard.type('DP');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('2,8 s');
  // Enter in the last row would make another one.
  await keyboard.press('Tab');
  await keyboard.press('End');
  await keyboard.press('ArrowLeft');
  await keyboard.type('2:58');
  await keyboard.press('Tab');
  await keyboard.press('Control+Shift+D');
  await keyboard.press('Alt+ArrowUp');
  await keyboard.press('Home');
  await keyboard.press('F2');
  await keyboard.type(' bis');
  await keyboard.press('Enter');
  await expect(page.getByText('Durée totale\u00a0: 5\u00a0min\u00a056\u00a0s')).toBeVisible();
  const row = { weighting: 'DP', tr: 2800, durationSeconds: 178 };
  expect(await rowsOf(page, id)).toEqual([
    { name: 'DP FS sag bis', ...row },
    { name: 'DP FS sag', ...row },
  ]);
  await page.reload();
  expect(await names(page)).toEqual(['DP FS sag bis', 'DP FS sag']);
});

test('what is no value is told, kept beside the row, never saved, and dropped with Escape', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await knee(page);
  const { keyboard } = page;
  await cell(page, 1, 3).click();
  await keyboard.type('99 999 ms');
  const input = gridOf(page).getByRole('textbox').or(gridOf(page).getByRole('combobox'));
  await expect(input).toHaveAccessibleDescription(/de 0 à 60\s000\sms.*Trop grand/);
  await keyboard.press('ArrowRight');
  await expect(cell(page, 1, 4)).toBeFocused();
  await expect(cell(page, 1, 3)).toHaveText(/^99 999 ms/);
  await expect(cell(page, 1, 3)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('1\u00a0valeur est à corriger')).toBeVisible();
  // It is kept only here: leaving asks first.
  const asked = page.waitForEvent('dialog');
  const leaving = page.locator('.editor-head').getByRole('link').click({ noWaitAfter: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await leaving;
  await expect(cell(page, 1, 3)).toHaveText(/^99 999 ms/);
  await cell(page, 1, 3).click();
  await keyboard.press('Alt+ArrowUp');
  await expect(cell(page, 0, 3)).toHaveAttribute('aria-invalid', 'true');
  expect((await rowsOf(page, id))?.map(({ tr }) => tr)).toEqual([550, 2800, 2900]);
  await page
    .getByRole('region', { name: 'Séquences IRM' })
    .getByRole('button', { name: 'Voir', exact: true })
    .click();
  await expect(cell(page, 0, 3)).toBeFocused();
  await keyboard.press('Escape');
  await expect(cell(page, 0, 3)).toHaveText('550');
  await expect(page.getByText('à corriger')).toHaveCount(0);
});

test('ranges are copied, pasted, filled down, cleared and undone', async ({ signedIn: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await knee(page);
  const { keyboard } = page;
  const values = (column: number) => Promise.all([0, 1, 2].map((row) => cell(page, row, column).innerText()));
  await cell(page, 0, 3).click();
  await cell(page, 1, 4).click({ modifiers: ['Shift'] });
  await expect(gridOf(page).locator('[aria-selected="true"]')).toHaveCount(4);
  await keyboard.press('Control+C');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.trim().split(/\r?\n/)).toEqual(['2800\t35', '550\t12']);
  await cell(page, 1, 3).click();
  await keyboard.press('Control+V');
  await expect(cell(page, 2, 3)).toHaveText('550');
  expect(await values(3)).toEqual(['2800', '2800', '550']);
  await cell(page, 0, 4).click();
  await keyboard.press('Shift+Control+ArrowDown');
  await keyboard.press('Control+D');
  expect(await values(4)).toEqual(['35', '35', '35']);
  await keyboard.press('Delete');
  expect(await values(4)).toEqual(['', '', '']);
  await keyboard.press('Control+Z');
  expect(await values(4)).toEqual(['35', '35', '35']);
  await expect(cell(page, 2, 4)).toBeFocused();
});

test('a table of a spreadsheet is understood by its headings, after saying what will be done', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await knee(page, KNEE.slice(0, 1));
  await cell(page, 0, 0).click();
  const row = (cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;
  const table = [
    ['TE', 'TR (s)', 'Séquence', 'Bobine', 'Ép.'],
    ['12', '0,55', 'T1 cor', 'genou', '3,5 mm'],
    ['vite', '3', 'T2 ax', 'genou', '4'],
  ];
  await paste(page, '', `<table>${table.map(row).join('')}</table>`);
  const dialog = page.getByRole('dialog', { name: 'Coller 2\u00a0lignes' });
  await expect(dialog.getByText('«\u202fBobine\u202f»')).toBeVisible();
  await expect(dialog.getByText('«\u202fvite\u202f» sera à corriger')).toBeVisible();
  await dialog.getByRole('button', { name: 'Coller', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(cell(page, 1, 0)).toBeFocused();
  expect(await names(page)).toEqual(['DP FS sag', 'T1 cor', 'T2 ax']);
  await expect(cell(page, 2, 4)).toHaveText(/^vite/);
  expect((await rowsOf(page, id))?.slice(1)).toEqual([
    { name: 'T1 cor', tr: 550, te: 12, thickness: 3.5 },
    { name: 'T2 ax', tr: 3000, thickness: 4 },
  ]);
});

test('ten thousand rows fill the table while the page answers, and what does not fit is told with its reason', async ({
  signedIn: page,
}) => {
  await knee(page);
  await cell(page, 0, 0).click();
  const row = (at: number) => `<tr>${`<td class=xl65>S${at}</td><td>T1</td>`.repeat(8)}</tr>`;
  const html = `<table>${Array.from({ length: 10_000 }, (_, at) => row(at)).join('')}</table>`;
  const turns = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let count = 0;
        const tick = () => {
          count += 1;
          // The paste is over: the rows are there.
          if (document.querySelector('[data-row="59"]')) done(count);
          else setTimeout(tick, 10);
        };
        tick();
      }),
  );
  await paste(page, '', html);
  await expect(page.getByRole('alert').filter({ hasText: 'un protocole en a 60 au plus' })).toHaveText(
    /^9\s940\slignes n’ont pas été collées.*Rien n’est perdu/,
  );
  await expect(gridOf(page).getByRole('rowheader')).toHaveCount(60);
  // Read in one go, it would have given the page one turn.
  expect(await turns).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Fermer ce message' }).click();
  await expect(gridOf(page).locator(':focus')).toHaveCount(1);
});

test('the grid is one tab stop until one acts in it, and Escape lets one out', async ({ signedIn: page }) => {
  await knee(page);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Clavier du tableau' }).focus();
  await keyboard.press('Tab');
  await expect(cell(page, 0, 0)).toBeFocused();
  await keyboard.press('Tab');
  await expect(gridOf(page).locator(':focus')).toHaveCount(0);
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await expect(cell(page, 1, 1)).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(gridOf(page).locator(':focus')).toHaveCount(0);
});

test('rows are dragged by their handles, and a word already used is taken from the list', async ({
  signedIn: page,
}) => {
  await knee(page);
  await page.locator('[data-handle="2"]').dragTo(page.locator('[data-handle="0"]'));
  expect(await names(page)).toEqual(['DP FS cor', 'DP FS sag', 'T1 sag']);
  await cell(page, 2, 2).dblclick();
  const field = gridOf(page).getByRole('combobox');
  await field.fill('cor');
  await expect(page.getByRole('option', { name: 'Coronal' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 2)).toHaveText('Coronal');
});
