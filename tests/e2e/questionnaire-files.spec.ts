import { fileURLToPath } from 'node:url';
import { expectAccessible } from './axe.ts';
import { dropPaths } from './drop.ts';
import { expect, makePerson, open, signIn, test } from './fixtures.ts';
import { ownQuestionnaire } from './own-questionnaire.ts';

const TEMPLATE = fileURLToPath(new URL('../unit/exchange/samples/drg-us-fast.json', import.meta.url));

test('a questionnaire goes out as FHIR and comes back as another', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await ownQuestionnaire(page);
  const answer = await page.request.get(`/use/${id}?format=fhir`);
  expect(answer.headers()['content-type']).toContain('application/fhir+json');
  expect(answer.headers()['content-disposition']).toContain('.fhir.json');
  const buffer = await answer.body();
  expect(JSON.parse(buffer.toString())).toMatchObject({ resourceType: 'Questionnaire' });

  await open(page, '/create');
  await page.getByLabel('Un fichier').check();
  const field = page.getByLabel('Fichier FHIR, MRRT ou XLSForm', { exact: true });
  await field.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('Bonjour') });
  await expect(page.getByText('Ce fichier n’est ni')).toBeVisible();
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page).toHaveURL(/\/create$/);
  await field.setInputFiles({ name: 'genou.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('Tout ce que contient le fichier est repris.')).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('IRM : genou/test');
  await page.getByRole('button', { name: 'Créer' }).click();
  await page.waitForURL(/\/edit\//);
  const copy = new URL(page.url()).pathname.split('/').at(-1);
  expect(copy).not.toBe(id);
  const again = await page.request.get(`/use/${copy}?format=fhir`);
  expect(await again.text()).toBe(buffer.toString());

  const template = await page.request.get(`/use/${id}?format=mrrt`);
  expect(template.headers()['content-disposition']).toContain('.mrrt.html');
  expect(template.headers()['content-disposition']).toContain('attachment');
  const html = await template.body();
  expect(html.toString()).toContain('<template_attributes>');
  await open(page, '/create');
  await page.getByLabel('Un fichier').check();
  await field.setInputFiles({ name: 'genou.html', mimeType: 'text/html', buffer: html });
  await expect(page.getByText('Tout ce que contient le fichier est repris.')).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('IRM : genou/test');

  await signIn(page, await makePerson(page));
  for (const format of ['fhir', 'mrrt'])
    expect((await page.request.get(`/use/${id}?format=${format}`)).status()).toBe(404);
});

test('a template that is dropped is told before it is made, and fits a phone', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await open(page, '/create');
  await dropPaths(page, '.new-questionnaire', [TEMPLATE]);
  await expect(page.getByRole('heading', { name: 'Ce qui est compris' })).toBeVisible();
  await expect(page.getByText('11 questions')).toBeVisible();
  await page.getByText('Une question sans intitulé').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Befund' })).toBeVisible();
  expect(sent.join('')).not.toContain('Perikard');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page, 'a file that was read');
  await page.getByRole('button', { name: 'Créer' }).click();
  await page.waitForURL(/\/edit\//);
  await expect(page.getByText('Perikard').first()).toBeVisible();
});
