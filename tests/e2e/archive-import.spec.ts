import type { Page } from 'playwright/test';
import { imagePath } from '#lib/images/image-paths.ts';
import { anotherPerson } from './another-person.ts';
import { chooseArchive, onlyItem } from './archive-files.ts';
import { expectAccessible } from './axe.ts';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest, isSaved } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { COMPLETE, newProtocol } from './make-protocols.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';

interface Image {
  file: string;
  frame?: string;
}

const QUESTIONNAIRE = {
  pages: [
    {
      id: 'p',
      name: 'Examen',
      questions: [{ id: 'q', text: 'Diamètre', section: 'findings', type: 'text' }],
    },
  ],
  fiches: [{ id: 'f', title: 'Mesurer', content: [{ type: 'paragraph', text: [{ text: 'Grand axe' }] }] }],
};

/** A body without the names of its files, and those names separately: an image stored again may have another one. */
function withoutKeys(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replace(/[0-9a-f]{64}/g, 'key'));
}

const imagesIn = (body: { folders: { images: Image[] }[] }) => body.folders.flatMap(({ images }) => images);

async function bytesOf(page: Page, id: string, file: string, variant?: 'frame.bin'): Promise<string> {
  const answer = await page.request.get(imagePath(id, file, variant));
  expect(answer.status()).toBe(200);
  return (await answer.body()).toString('base64');
}

test('what one account exports another imports: the same bodies, images equal in values, seen and attested anew', {
  tag: '@gate',
}, async ({ signedIn: page, browser }) => {
  await chooseOnNewCase(page, [slice(1, 10), slice(2, 30), slice(3, 20)]);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(3);
  await isSaved(page);
  await page.getByLabel('Informations cliniques').fill('Toux depuis un mois.');
  await isSaved(page);
  await makeQuestionnaire(page, { title: 'Nodule', tags: ['TDM'], body: QUESTIONNAIRE });
  await newProtocol(page, COMPLETE, 'IRM du genou archivée');
  const archive = await page.request.get('/api/account/export', { headers: await bearerOf(page) });

  const other = await anotherPerson(browser);
  await open(other.page, '/account');
  await chooseArchive(other.page, await archive.body());
  const list = other.page.locator('.archive-import');
  await expect(list.getByRole('status')).toContainText('Cette archive contient 3 contenus');
  await expect(list.getByRole('status')).toBeFocused();
  await expect(list.getByRole('checkbox')).toHaveCount(3);
  await expectAccessible(other.page, 'what an archive holds');
  await list.getByRole('button', { name: 'Importer 3 contenus' }).press('Enter');
  await expect(list.getByRole('status')).toContainText('3 contenus importés sur 3');
  await expect(list.locator('.archive-state.done')).toHaveCount(3);
  await expectAccessible(other.page, 'what was imported');
  const wider = await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'sideways scroll').toBeLessThanOrEqual(0);

  for (const plural of ['questionnaires', 'protocols', 'cases']) {
    const [before, after] = [await onlyItem(page, plural), await onlyItem(other.page, plural)];
    expect(after.title).toBe(before.title);
    expect(after.tags).toEqual(before.tags);
    expect(after.visibility).not.toBe('public');
    expect(withoutKeys(after.body)).toEqual(withoutKeys(before.body));
    if (plural !== 'cases') continue;
    // Nobody has seen them here.
    expect(before.unattested).toEqual([]);
    expect(after.unattested).not.toEqual([]);
    const [were, are] = [imagesIn(before.body), imagesIn(after.body)];
    expect(are).toHaveLength(3);
    for (const [at, image] of are.entries()) {
      expect(await bytesOf(other.page, after._id, image.frame ?? '', 'frame.bin')).toBe(
        await bytesOf(page, before._id, were[at]?.frame ?? '', 'frame.bin'),
      );
      expect(await bytesOf(other.page, after._id, image.file)).toBe(
        await bytesOf(page, before._id, were[at]?.file ?? ''),
      );
    }
  }
  await list.getByRole('link', { name: 'Ouvrir\u00a0: IRM du genou archivée' }).press('Enter');
  await other.page.waitForURL('**/protocols/edit/**');
  await other.close();
});
