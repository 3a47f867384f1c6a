import { expect, test } from './fixtures.ts';
import { newProtocol } from './make-protocols.ts';
import { cell, KNEE, paste, rowsOf } from './protocol-grid-pages.ts';
import { editorOf } from './protocol-pages.ts';

test('what is typed and pasted before the grid answers is in its cells once it does', async ({
  signedIn: page,
}) => {
  const { promise: code, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/_astro/RowsGrid*.js', async (route) => {
    await code;
    await route.continue();
  });
  const id = await newProtocol(page, { acquisition: { sequences: KNEE } });
  await page.goto(`/protocols/edit/${id}`);
  await expect(editorOf(page)).toHaveAttribute('aria-busy', 'false');
  const { keyboard } = page;
  const asked = page.waitForRequest(/RowsGrid.*\.js/);
  await cell(page, 0, 0).click();
  await asked;
  await keyboard.type('DP FS saX');
  await keyboard.press('Backspace');
  await keyboard.type('g 2');
  await keyboard.press('Tab');
  await keyboard.type('T2');
  await cell(page, 1, 3).click();
  await keyboard.type('600 ms');
  await keyboard.press('Enter');
  await paste(page, '3000');
  await expect(cell(page, 0, 0)).toHaveText(KNEE[0]!.name);
  letIn();
  await expect(cell(page, 2, 3)).toHaveText('3000');
  expect(await rowsOf(page, id)).toEqual([
    { ...KNEE[0], name: 'DP FS sag 2', weighting: 'T2' },
    { ...KNEE[1], tr: 600 },
    { ...KNEE[2], tr: 3000 },
  ]);
  await keyboard.type('3100');
  await keyboard.press('Enter');
  await expect(cell(page, 2, 3)).toHaveText('3100');
});
