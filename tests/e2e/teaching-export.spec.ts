import { attest, isSaved, newCase } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { caseOf, choose, recordSent, texts, tick } from './teaching-pages.ts';

test('an export for teaching becomes a draft of its images and of the texts that were ticked', async ({
  signedIn: page,
}) => {
  const sent = await recordSent(page);
  const id = await newCase(page);
  await choose(page, [
    'manifest-ko.dcm',
    'ct-2.dcm',
    'atfi-sr.dcm',
    'ct-1.dcm',
    'ct-3.dcm',
    'ko-not-an-export.dcm',
  ]);
  await expect(texts(page)).toBeVisible();
  await expect(texts(page).getByText('3 images citées.')).toBeVisible();
  await expect(texts(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await tick(page, 'Prendre ce texte : Titre du cas');
  await tick(page, 'Prendre ce texte : Réponse');
  await tick(page, 'Prendre ce texte : Fiche : Description');
  const history = texts(page).getByRole('textbox', { name: 'Informations cliniques' }).first();
  await history.fill('Mme Synthetique, 60 ans, vue le 12/03/2024.');
  await expect(texts(page).locator('mark')).toHaveText(['Mme Synthetique', '12/03/2024']);
  await history.fill('Femme de 60 ans, toux.');
  await expect(texts(page).locator('mark')).toHaveCount(0);
  await texts(page)
    .getByRole('checkbox', { name: 'Prendre ce texte : Informations cliniques' })
    .first()
    .check();
  await expect(texts(page).getByText('4 textes cochés sur 12.')).toBeVisible();
  await texts(page).getByRole('button', { name: 'Continuer vers les images' }).click();
  await page.getByRole('button', { name: 'Images seules' }).click();
  await attest(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nodule fortuit');
  await expect(page.locator('.tile')).toHaveCount(3);
  await expect(page.getByText('Les textes cochés sont dans le cas.')).toBeVisible();
  await isSaved(page);

  const made = await caseOf(page, id);
  expect(made).toMatchObject({ title: 'Nodule fortuit', tags: ['TDM', 'Thorax'] });
  expect(made.body).toMatchObject({
    difficulty: 3,
    clinicalInformation: 'Femme de 60 ans, toux.',
    answer: 'Hamartochondrome.',
    sheet: [
      { type: 'heading', level: 2, text: [{ text: 'Description' }] },
      { type: 'paragraph', text: [{ text: 'Nodule plein de 8 mm, bords réguliers.' }] },
    ],
  });
  expect(made.body.folders.flatMap((folder: { images: [] }) => folder.images)).toHaveLength(3);
  expect(sent()).toContain('Hamartochondrome');
  expect(sent()).not.toMatch(
    /Essai\^|Synth[ée]tique|SYN-0001|Docteur|Exemple\^|contact@|2\.25\.98273645|IHERADTF|TCE0|granulome|trois semaines/i,
  );
});

test('what is missing, delayed or not an export is said, and nothing is taken that was not ticked', async ({
  signedIn: page,
}) => {
  const id = await newCase(page);
  await choose(page, [
    'manifest-ko-delayed.dcm',
    'manifest-ko-missing-instance.dcm',
    'ct-1.dcm',
    'ct-2.dcm',
    'ct-3.dcm',
  ]);
  const [missing, delayed] = [
    texts(page).getByRole('region', { name: /, 1 sur 2$/ }),
    texts(page).getByRole('region', { name: /, 2 sur 2$/ }),
  ];
  await expect(missing.getByText(/1\s+image citée manque/)).toBeVisible();
  await expect(delayed.getByText(/demande d’attendre/)).toBeVisible();
  await expect(delayed.getByRole('checkbox', { name: 'Le prendre quand même' })).not.toBeChecked();
  await expect(missing.getByRole('checkbox', { name: 'Prendre cet export' })).toBeChecked();
  await texts(page).getByRole('button', { name: 'Continuer vers les images' }).click();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(3);
  await isSaved(page);
  expect((await caseOf(page, id)).body).toMatchObject({ clinicalInformation: '', answer: '', sheet: null });

  await choose(page, ['ko-not-an-export.dcm', 'ct-1.dcm']);
  await expect(page.getByRole('dialog', { name: 'Annotations trouvées dans les fichiers' })).toBeVisible();
  await expect(texts(page)).toHaveCount(0);
});
