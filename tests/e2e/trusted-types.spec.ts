/**
 * No text becomes a script or markup on any page (docs/decisions/0117). Refusals of a page's policy are collected here;
 * otherwise they would only appear in the browser's console.
 */
import type { Page } from 'playwright/test';
import { demoAdministrator } from '#lib/demo/moderation.ts';
import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest } from './drop.ts';
import { GL_LAUNCH, longCase, openViewer } from './film.ts';
import { expect, open, signIn, test } from './fixtures.ts';
import { keepCase, stackedCase } from './keep-offline.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';
import { startSessionOf } from './practice-pages.ts';
import { cell, knee, names, paste } from './protocol-grid-pages.ts';
import { refusals } from './refusals.ts';
import { textOf as reportText, sentence } from './report-pages.ts';
import { everyRoute } from './routes.ts';
import { bringFiles, openEmptied, ownCase, textOf as sheetText } from './sheet-pages.ts';

test.use({ launchOptions: GL_LAUNCH });

const WITH_FICHE: QuestionnaireBody = {
  pages: [
    {
      id: 'p1',
      name: 'Ménisques',
      questions: [{ id: 'q1', type: 'text', text: 'Signal', section: 'findings', fiche: 'f1' }],
    },
  ],
  fiches: [{ id: 'f1', title: 'Grades', content: [{ type: 'paragraph', text: [{ text: 'Hypersignal' }] }] }],
};

const ADMINISTRATION = [
  '/administration',
  '/administration/people',
  '/administration/people/invite',
  '/administration/items',
  '/administration/audit',
];

test.describe('the policy against texts that become scripts refuses nothing of ours', () => {
  // One of the pages does not exist.
  test.use({ expectedErrors: /status of 404/ });

  test('on pages of every kind, for visitors and people with an account', async ({
    signedIn: page,
    browser,
    baseURL,
  }) => {
    const visitors = await (await browser.newContext({ baseURL })).newPage();
    const refused = await refusals(page);
    const refusedThere = await refusals(visitors);
    const routes = await everyRoute(page.request, page);
    for (const { path, signedIn } of routes) await open(signedIn ? page : visitors, path);
    expect([...refused, ...refusedThere]).toEqual([]);
    await visitors.context().close();
  });

  test('on the administrators’ pages', async ({ page }) => {
    await signIn(page, { username: demoAdministrator.username, password: DEMO_PASSWORD });
    const refused = await refusals(page);
    for (const path of ADMINISTRATION) await open(page, path);
    expect(refused).toEqual([]);
  });

  test('in the viewer, whose frames a worker decodes, and in a session of practice', async ({
    signedIn: page,
  }) => {
    const refused = await refusals(page);
    await page.goto('/public-cases');
    const { id } = await longCase(page);
    const started = page.waitForEvent('worker');
    await openViewer(page, id);
    expect((await started).url()).toMatch(/\/_astro\/frame-worker-[\w-]+\.js$/);
    await page.getByRole('link', { name: 'Voir la réponse' }).click();
    await expect(page.locator('.case-answer')).not.toBeEmpty();
    const session = await startSessionOf(page, id);
    await open(page, `/practice/${session.id}`);
    expect(refused).toEqual([]);
  });

  test('while DICOM files are imported', async ({ signedIn: page }) => {
    const refused = await refusals(page);
    const started = page.waitForEvent('worker');
    await chooseOnNewCase(page, [slice(1, 10), slice(2, 30)]);
    expect((await started).url()).toMatch(/\/_astro\/worker-[\w-]+\.js$/);
    await attest(page);
    await expect(page.locator('.tile')).toHaveCount(2);
    expect(refused).toEqual([]);
  });

  test('while HTML is pasted into a sheet, a report and a protocol, and a fiche is read beside', async ({
    signedIn: page,
  }) => {
    const refused = await refusals(page);
    await openEmptied(page, await ownCase(page));
    await bringFiles(page, 'paste', [], '<p>Une <b>lésion</b> kystique</p><ul><li>fine</li></ul>');
    await expect(sheetText(page).locator('strong')).toHaveText('lésion');

    await openReport(page, await ownQuestionnaire(page));
    await page.getByRole('button', { name: 'Tout normal' }).click();
    await sentence(page, 'Ménisque médial normal.').click();
    await expect(page.locator('.ProseMirror')).toBeFocused();
    await paste(page, '', '<table><tr><td>Lobe droit</td><td>12 mm</td></tr></table>');
    await expect(reportText(page)).toContainText(/Lobe droit\s: 12 mm/);

    await knee(page, [{ name: 'DP FS sag', tr: 2800 }]);
    await cell(page, 0, 0).click();
    await paste(
      page,
      '',
      '<table><tr><td>Séquence</td><td>TR (ms)</td></tr><tr><td>T1 cor</td><td>550</td></tr></table>',
    );
    await page
      .getByRole('dialog', { name: /^Coller/ })
      .getByRole('button', { name: 'Coller', exact: true })
      .click();
    await expect.poll(() => names(page)).toContain('T1 cor');

    await openReport(page, await ownQuestionnaire(page, WITH_FICHE));
    await page.getByRole('link', { name: /^Ouvrir la fiche/ }).click();
    await expect(page.getByRole('complementary', { name: 'Grades' }).getByText('Hypersignal')).toBeVisible();
    expect(refused).toEqual([]);
  });
});

test.describe('with the worker that hands out what is kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the policy refuses nothing while a case is kept offline', async ({ signedIn: page }) => {
    const refused = await refusals(page);
    await keepCase(page, await stackedCase(page));
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(worker).toMatch(/\/offline-worker\.js$/);
    await open(page, '/hors-ligne');
    await expect(page.locator('.kept-row')).toHaveCount(1);
    expect(refused).toEqual([]);
  });
});

test.describe('what is planted in a page', () => {
  test.use({ expectedErrors: /Trusted|Content Security Policy/ });

  /** The name of the error with which the browser refuses each act; null if it allows the act. */
  const planted = (page: Page) =>
    page.evaluate(() => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      const html = '<img src="/nothing" onerror="document.title = \'planted\'">';
      const acts = {
        innerHTML: () => Object.assign(document.createElement('p'), { innerHTML: html }),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', html),
        parse: () => new DOMParser().parseFromString(html, 'text/html'),
        worker: () => new Worker('/_astro/planted.js'),
        policy: () => trustedTypes.createPolicy('default', {}),
      };
      const outcome = (act: () => unknown) => {
        try {
          act();
          return null;
        } catch (error) {
          return (error as Error).name;
        }
      };
      return Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, outcome(act)]));
    });

  for (const path of ['/public-cases', '/use/'])
    test(`becomes neither a script nor markup on ${path}, and is heard`, {
      tag: path === '/public-cases' ? '@gate' : [],
    }, async ({ signedIn: page }) => {
      const refused = await refusals(page);
      const address = path === '/use/' ? path + (await ownQuestionnaire(page)) : path;
      await open(page, address);
      expect(await planted(page)).toEqual({
        innerHTML: 'TypeError',
        insertAdjacentHTML: 'TypeError',
        parse: 'TypeError',
        worker: 'TypeError',
        policy: 'TypeError',
      });
      expect(await page.locator('img[src="/nothing"]').count()).toBe(0);
      await expect.poll(() => refused.length).toBeGreaterThanOrEqual(5);
      expect(refused.every((each) => /^(require-trusted-types-for|trusted-types) /.test(each))).toBe(true);
    });
});
