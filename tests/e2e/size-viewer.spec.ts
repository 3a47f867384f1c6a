import { weigh, wireBytes } from '../run/wire.ts';
import { SCRIPT_BUDGETS } from '../script-budgets.ts';
import { longCase } from './film.ts';
import { expect, open, test } from './fixtures.ts';

const KB = 1024;

test('the viewer stays within its budget on the wire, and so do the planes that are asked for', {
  tag: '@gate',
}, async ({ signedIn: page, baseURL }) => {
  await open(page, '/public-cases');
  await page.waitForLoadState('networkidle');
  const { id } = await longCase(page);
  const { script } = await weigh(page, `${baseURL}/radiology-viewer/${id}?serie=1`);
  // docs/quality.md, S10.
  expect.soft(script, 'all JavaScript').toBeLessThanOrEqual(SCRIPT_BUDGETS.viewer);
  expect.soft(script, 'JavaScript was measured').toBeGreaterThan(40 * KB);
  const asked = new Set<string>();
  page.on('request', (each) => {
    if (each.resourceType() === 'script') asked.add(each.url());
  });
  await page.keyboard.press(',');
  await expect(page.locator('.planes canvas.film')).toHaveCount(1);
  const bytes = await Promise.all([...asked].map((url) => wireBytes(url)));
  const planes = bytes.reduce((sum, each) => sum + each, 0);
  // Seven measuring tools (docs/decisions/0095), and planes that are drawn in runs (docs/decisions/0057).
  expect.soft(planes, 'JavaScript of the planes').toBeLessThanOrEqual(22.5 * KB);
  expect.soft(planes, 'JavaScript of the planes was measured').toBeGreaterThan(8 * KB);
});
