import { archiveOf, chooseArchive, HEAD, onlyItem, readJson } from './archive-files.ts';
import { expect, open, test } from './fixtures.ts';

test('what is no archive, or of another version, is refused in words, and another may be chosen', async ({
  signedIn: page,
}) => {
  await open(page, '/account');
  const fault = page.locator('#archive-fault');
  const refused: [Buffer, string][] = [
    [Buffer.from('Bonjour'), 'n’est pas une archive exportée de Négatoscope'],
    [await archiveOf([{ path: 'autre.json', content: {} }]), 'n’est pas une archive exportée de Négatoscope'],
    [
      await archiveOf([{ path: 'negatoscope.json', content: { ...HEAD, version: 9, items: [] } }]),
      'vient d’une version de Négatoscope',
    ],
    [
      await archiveOf([{ path: 'negatoscope.json', content: new TextEncoder().encode('{"format"') }]),
      'est endommagée',
    ],
    [(await archiveOf([{ path: 'negatoscope.json', content: HEAD }])).subarray(0, 60), 'est endommagée'],
  ];
  for (const [buffer, words] of refused) {
    await chooseArchive(page, buffer);
    await expect(fault).toContainText(words);
  }
  await chooseArchive(page, await archiveOf([{ path: 'negatoscope.json', content: { ...HEAD, items: [] } }]));
  await expect(page.locator('.archive-import')).toContainText('ne contient aucun');
  await page.getByRole('button', { name: 'Choisir une autre archive' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choisir une archive (.zip)' })).toBeFocused();
});

test.describe('', () => {
  test.use({ expectedErrors: /422/ });

  test('what is missing or wrong in an archive is told of each item; what the server refuses leaves nothing behind', {
    tag: '@gate',
  }, async ({ signedIn: page }) => {
    const file = 'a'.repeat(64);
    const image = { kind: 'image', file, width: 4, height: 4 };
    const body = {
      difficulty: 2,
      clinicalInformation: 'Chute',
      answer: 'Fracture',
      sheet: null,
      folders: [{ id: 'f', name: 'Clichés', description: '', images: [image] }],
      mainImage: { folderId: 'f', imageIndex: 0 },
    };
    const items = [
      { kind: 'case', title: 'Poignet', content: 'cas/Poignet/contenu.json' },
      { kind: 'questionnaire', title: 'Faux', content: 'questionnaires/Faux/contenu.json' },
      { kind: 'protocol', title: 'Absent', content: '../../etc/passwd' },
    ];
    const buffer = await archiveOf([
      { path: 'negatoscope.json', content: { ...HEAD, items } },
      {
        path: 'cas/Poignet/contenu.json',
        content: {
          ...HEAD,
          kind: 'case',
          title: 'Poignet',
          tags: [],
          body,
          files: { [file]: '../image.webp' },
        },
      },
      {
        path: 'questionnaires/Faux/contenu.json',
        content: { ...HEAD, kind: 'questionnaire', title: 'Faux', tags: [], body: { pages: 3 }, files: {} },
      },
    ]);
    await open(page, '/account');
    await chooseArchive(page, buffer);
    const list = page.locator('.archive-import');
    await list.getByRole('button', { name: 'Importer 3 contenus' }).press('Enter');
    const line = (name: string) => list.getByRole('listitem').filter({ hasText: name });
    await expect(line('Poignet')).toContainText(
      'Importé sans 1 image · L’archive ne contient pas toutes ses images',
    );
    await expect(line('Faux')).toContainText('Non importé ·');
    await expect(line('Absent')).toContainText('Non importé · L’archive ne contient pas ce contenu');
    await expect(list.getByRole('status')).toContainText('1 contenu importé sur 3');
    expect((await readJson(page, '/api/questionnaires/mine')).questionnaires).toEqual([]);
    // Again, what was made is the same case.
    await list.getByRole('button', { name: 'Réessayer' }).press('Enter');
    await expect(line('Poignet')).toContainText('Importé sans 1 image');
    await expect(list.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    const made = await onlyItem(page, 'cases');
    expect(made.body).toMatchObject({
      clinicalInformation: 'Chute',
      folders: [{ name: 'Clichés', images: [] }],
    });
    // Its editor lists what did not arrive.
    await line('Poignet').getByRole('link', { name: 'Ouvrir\u00a0: Poignet' }).press('Enter');
    await page.waitForURL(`**/cases?cas=${made._id}`);
    await expect(page.getByText('1 image manquante').first()).toBeVisible();
  });
});
