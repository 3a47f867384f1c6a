import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { attest, isSaved, ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

/** A photograph of a screen, with a name across its top. */
async function named(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const writing = Buffer.from(
    '<svg width="640" height="60"><text x="12" y="42" font-size="36" fill="white">LEFEVRE Anaïs 17/05/1984</text></svg>',
  );
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#555' } })
    .composite([{ input: writing, top: 0, left: 0 }])
    .jpeg()
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

const choose = async (page: Page, files: Awaited<ReturnType<typeof named>>[]) =>
  page.locator('.drop-zone input[type=file]').first().setInputFiles(files);
const review = (page: Page) => page.getByRole('dialog', { name: 'Images à envoyer' });
/** Beside it are the proposed masks. */
const toLookAt = (page: Page) => review(page).getByRole('status').filter({ hasText: 'à regarder' });

/** A case of the person signed in that everybody reads, open in its editor. */
async function publicCase(page: Page): Promise<string> {
  const id = await caseOf(page, [await picture({ width: 80, height: 60 })]);
  const headers = await bearerOf(page);
  const data = { visibility: 'public', title: `Photographie ${id}`, revision: 99 };
  const answer = await page.request.patch(`/api/cases/${id}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  return id;
}

/** The files of the case, as its author has them. */
async function filesOf(page: Page, id: string): Promise<string[]> {
  const answer = await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) });
  const { body } = await answer.json();
  return body.folders.flatMap(({ images }: { images: { file: string }[] }) => images.map(({ file }) => file));
}

/** Shows readers what was changed. */
async function publishAnew(page: Page): Promise<void> {
  await page
    .locator('.editor-bar')
    .getByRole('button', { name: 'Mettre à jour la version publique', exact: true })
    .click();
  const asked = page.getByRole('dialog', { name: /Mettre à jour la version publique/ });
  await asked.getByRole('button', { name: /^(Mettre à jour|Publier quand même)$/ }).click();
  await expect(page.getByText('Version publique mise à jour.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click();
}

/** A visitor's view of an image, and of the lists. */
async function signedOut(id: string, file: string): Promise<{ bytes: number; listed: boolean }> {
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const texts = await Promise.all(
    [`/public-cases?q=${id}`, `/api/cases/public?q=${id}`].map(async (path) =>
      (await fetch(origin + path)).text(),
    ),
  );
  const bytes = (await fetch(`${origin}/images/${id}/${file}`)).status;
  return { bytes, listed: texts.some((text) => text.includes(file)) };
}

test('a photograph dropped on a public case leaves this browser once it was seen and attested, not before', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await publicCase(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await choose(page, [await named(), { ...(await named()), name: 'autre.jpg', buffer: await darker() }]);
  await expect(review(page)).toBeVisible();
  await expect(review(page).getByRole('img', { name: 'autre.jpg, image 1 sur 2' })).toBeVisible();
  await expect(review(page).getByRole('checkbox', { name: /J’atteste/ })).toBeDisabled();
  await expect(toLookAt(page)).toContainText('Il reste 1 image');
  expect(sent).toEqual([]);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(3);
  await isSaved(page);
  const [, added = ''] = await filesOf(page, id);
  expect(await signedOut(id, added)).toEqual({ bytes: 404, listed: false });
  await publishAnew(page);
  await expect.poll(async () => (await signedOut(id, added)).bytes).toBe(200);
  await expect(page.locator('.to-attest')).toHaveCount(0);
});

test('an image below the edge of the dialog was not looked at', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 700, height: 400 });
  const id = await caseOf(page, []);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  await choose(page, [await named()]);
  const film = review(page).getByRole('img', { name: 'photo.jpg, image 1 sur 1' });
  // The image is painted, but below the edge of the screen.
  await expect.poll(() => film.evaluate((canvas) => (canvas as HTMLCanvasElement).width)).toBe(640);
  await expect(toLookAt(page)).toContainText('Il reste 1 image');
  await expect(review(page).getByRole('checkbox', { name: /J’atteste/ })).toBeDisabled();
  await film.scrollIntoViewIfNeeded();
  await expect(review(page).getByRole('checkbox', { name: /J’atteste/ })).toBeEnabled();
});

const darker = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#222' } })
    .jpeg()
    .toBuffer();

test('what arrives without anybody’s word is marked, read by nobody else, and attested in its editor', async ({
  signedIn: page,
}) => {
  const id = await publicCase(page);
  const other = await caseOf(page, [(await named()).buffer], { isAttested: false });
  const [unseen = ''] = await filesOf(page, other);
  const headers = await bearerOf(page);
  const own = await (await page.request.get(`/api/cases/${id}`, { headers })).json();
  const [folder] = own.body.folders;
  const image = { kind: 'image', file: unseen, width: 640, height: 480 };
  const saved = await page.request.put(`/api/cases/${id}/parts/images`, {
    headers: { ...headers, 'If-Match': `"${own.revision}"` },
    data: { folders: [{ ...folder, images: [image, ...folder.images] }], mainImage: null },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  expect(await signedOut(id, unseen)).toEqual({ bytes: 404, listed: false });

  await page.reload();
  await ready(page);
  await expect(page.locator('.tile').first()).toHaveAccessibleName(/À vérifier/);
  await expect(page.locator('.unattested')).toContainText('1 image n’est visible que par vous');
  await page.getByRole('button', { name: 'Regarder et attester' }).click();
  await attest(page, 'Images à vérifier');
  await expect(page.locator('.unattested')).toHaveCount(0);
  await expect(page.locator('.tile').first()).not.toHaveAccessibleName(/À vérifier/);
  await publishAnew(page);
  await expect.poll(() => signedOut(id, unseen)).toEqual({ bytes: 200, listed: true });
});

test('what is masked on a photograph is black in what is stored, by the keyboard alone', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await caseOf(page, []);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  await choose(page, [await named()]);
  await review(page).getByRole('button', { name: 'Ajouter une zone' }).press('Enter');
  const fields = review(page).getByRole('group', { name: 'Zone 1' });
  await expect(fields.getByLabel('Gauche')).toBeFocused();
  await fields.getByLabel('Largeur').fill('640');
  await fields.getByLabel('Hauteur').fill('60');
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(1);
  await isSaved(page);
  const [file] = await filesOf(page, id);
  const answer = await page.request.get(`/images/${id}/${file}`);
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([640, 480]);
  const lightest = (from: number, to: number) =>
    Math.max(...data.subarray(from * 640 * info.channels, to * 640 * info.channels));
  expect(lightest(0, 58)).toBeLessThan(4);
  expect(lightest(200, 260)).toBeGreaterThan(70);
});

test('a browser that poisons what is read back masks nothing, and says so', async ({ signedIn: page }) => {
  const id = await caseOf(page, []);
  await page.addInitScript(() => {
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const { getImageData } = prototype;
    prototype.getImageData = function poisoned(...box: Parameters<typeof getImageData>) {
      const read = getImageData.apply(this, box);
      read.data[4] = (read.data[4] ?? 0) ^ 1;
      return read;
    };
  });
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  await choose(page, [await named()]);
  await expect(review(page).getByRole('alert')).toContainText('rien ne peut être masqué ici');
  await expect(review(page).getByRole('button', { name: 'Ajouter une zone' })).toHaveCount(0);
});
