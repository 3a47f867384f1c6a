import { readFileSync } from 'node:fs';
import { attest, isSaved, newCase } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { caseOf, choose, recordSent, texts, tick } from './teaching-pages.ts';

test('a MIRC submission becomes a draft with its pictures, its texts and its quiz', async ({
  signedIn: page,
}) => {
  const sent = await recordSent(page);
  const id = await newCase(page);
  await choose(page, ['submission.zip']);
  await expect(texts(page).getByText('2 images citées.')).toBeVisible();
  await tick(page, 'Prendre ce texte : Titre du cas');
  await tick(page, 'Prendre ce texte : Fiche : Discussion');
  await tick(page, 'Prendre la question 1');
  await texts(page)
    .getByText(/éléments laissés de côté/)
    .click();
  await expect(texts(page).getByText('Annotation d’image : im1-annot.svg')).toBeVisible();
  await texts(page).getByRole('button', { name: 'Continuer vers les images' }).click();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diverticule isolé (synthétique)');
  await isSaved(page);
  const { body } = await caseOf(page, id);
  expect(body.sheet).toEqual([
    { type: 'heading', level: 2, text: [{ text: 'Discussion' }] },
    {
      type: 'paragraph',
      text: [
        { text: 'Texte ' },
        { text: 'riche', italic: true },
        { text: ' avec ' },
        { text: 'lien', href: 'https://example.invalid/' },
        { text: '.' },
      ],
    },
  ]);
  expect(body.questions.steps[0].questions[0]).toMatchObject({ text: 'Quel diagnostic ?', format: 'qru' });
  expect(sent()).not.toMatch(/NE PAS IMPORTER|SYN-0001|Docteur|contact@|im1\.|Diverticulite sigmo/);
});

test('a hostile MIRC document loads nothing and runs nothing', async ({ signedIn: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    throw new Error(dialog.message());
  });
  await newCase(page);
  await choose(page, ['MIRCdocument-hostile.xml']);
  await expect(texts(page).getByRole('textbox', { name: 'Titre du cas' })).toHaveValue('&b;&f;');
  await tick(page, 'Prendre ce texte : Informations cliniques');
  await texts(page).getByRole('button', { name: 'Remplir le cas' }).click();
  await expect(page.getByRole('textbox', { name: 'Informations cliniques' })).toHaveValue('x');
  await isSaved(page);
  expect(asked.filter((url) => /example\.invalid|passwd/.test(url))).toEqual([]);
});

test('a case leaves as a MIRC zip that is the same case once it is given again', async ({
  signedIn: page,
}) => {
  await newCase(page);
  await choose(page, ['submission.zip']);
  await tick(page, 'Prendre ce texte : Titre du cas');
  await tick(page, 'Prendre ce texte : Réponse');
  await tick(page, 'Prendre ce texte : Fiche : Discussion');
  await tick(page, 'Prendre la question 1');
  await texts(page).getByRole('button', { name: 'Continuer vers les images' }).click();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(2);
  await isSaved(page);
  const first = await caseOf(page, new URL(page.url()).searchParams.get('cas') ?? '');

  await page.getByRole('button', { name: 'Exporter en MIRC' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exporter en MIRC' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Enregistrer le ZIP' }).click();
  const zip = readFileSync(await (await download).path());
  await expect(dialog).toHaveCount(0);

  const id = await newCase(page);
  await page
    .locator('.drop-zone input[type=file]')
    .first()
    .setInputFiles([{ name: 'cas.zip', mimeType: 'application/zip', buffer: zip }]);
  await expect(texts(page).getByText('2 images citées.')).toBeVisible();
  for (const box of await texts(page)
    .getByRole('checkbox', { name: /^Prendre/ })
    .all())
    await box.check();
  await texts(page).getByRole('button', { name: 'Continuer vers les images' }).click();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(2);
  await isSaved(page);
  const second = await caseOf(page, id);
  expect(second.title).toBe(first.title);
  const { answer, clinicalInformation, difficulty, sheet } = first.body;
  expect(second.body).toMatchObject({ answer, clinicalInformation, difficulty, sheet });
  const asked = ({ body }: typeof first) =>
    body.questions.steps.map(
      ({ questions }: { questions: { text: string; propositions: { text: string }[] }[] }) =>
        questions.map(({ text, propositions }) => [text, ...propositions.map((each) => each.text)]),
    );
  expect(asked(second)).toEqual(asked(first));
});
