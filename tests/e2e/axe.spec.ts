import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { alive, expect, makePerson, signIn, test } from './fixtures.ts';
import { everyRoute } from './routes.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

declare const axe: { run(options: object): Promise<{ violations: Violation[] }> };

for (const width of [360, 1280]) {
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 800 }, expectedErrors: /status of 404/, bypassCSP: true });

      for (const signedIn of [false, true]) {
        test(`axe finds nothing ${signedIn ? 'signed in' : 'signed out'}`, async ({ page, request }) => {
          test.setTimeout(180_000);
          if (signedIn) await signIn(page, await makePerson(page));
          else await page.goto('/robots.txt');
          await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
          for (const route of (await everyRoute(request)).filter((each) => each.signedIn === signedIn)) {
            await page.goto(route.path);
            await alive(page);
            await page.evaluate(AXE);
            const violations = await page.evaluate(
              async () => (await axe.run({ resultTypes: ['violations'] })).violations,
            );
            const told = violations.flatMap(({ id, nodes }) =>
              nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
            );
            expect.soft(told, route.path).toEqual([]);
          }
        });
      }
    });
  }
}

test.describe('opened', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing in the menu, a filter, the rating panel and an owner’s dialog', async ({
    signedIn: page,
  }) => {
    const check = async (what: string) => {
      await page.evaluate(AXE);
      const violations = await page.evaluate(
        async () => (await axe.run({ resultTypes: ['violations'] })).violations,
      );
      expect
        .soft(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          what,
        )
        .toEqual([]);
    };
    await page.goto('/public-cases');
    await alive(page);
    await page.getByRole('button', { name: /^Menu de/ }).click();
    await check('menu');
    await page.keyboard.press('Escape');
    await page.locator('.filter-button').first().click();
    await check('filter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Noter ce cas' }).first().click();
    await check('rating panel');
    await page.keyboard.press('Escape');
    await page.locator('.card-actions button').first().click();
    await expect(page.getByText('Cas copié avec succès')).toBeVisible();
    await check('notice');
    await page.goto('/cases-list');
    await alive(page);
    await page.getByRole('button', { name: /^Actions/ }).click();
    await check('owner’s menu');
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await check('dialog');
  });
});
