import { markBytes } from '../unit/dicom/marks/files.ts';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest, isSaved } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { caseOf, findingsOf, recordSent } from './teaching-pages.ts';

const made = (name: string) => ({ name: `${name}.dcm`, mimeType: '', buffer: Buffer.from(markBytes(name)) });

test('measures of a report become findings, what is not right on the images is named', async ({
  signedIn: page,
}) => {
  const sent = await recordSent(page);
  const files = [made('bidirectional'), made('length'), made('left'), made('fractional'), made('words')];
  const id = await chooseOnNewCase(page, [...files, slice(1, 1), slice(2, 2)]);
  const marks = page.getByRole('dialog', { name: 'Annotations trouvées dans les fichiers' });
  await expect(marks.getByRole('heading', { name: /^Mesures structurées \(SR\)/ })).toHaveCount(2);
  await expect(marks.getByRole('heading', { name: /^Segmentation \(SEG\)/ })).toHaveCount(1);
  await expect(marks.getByText('Contours d’une autre taille que leur image : Liver, Foie: 1')).toBeAttached();
  await expect(marks.getByRole('textbox', { name: /^Nom du signe/ })).toHaveCount(2);
  await expect(marks.locator('mark')).toContainText(['Mme Zébulonne']);
  await expect(
    marks.getByRole('checkbox', { name: /^Prendre le signe \d \(2\s+longueurs\)/ }),
  ).not.toBeChecked();
  await marks.getByRole('button', { name: 'Continuer vers les images' }).click();
  await attest(page);
  await expect(page.getByText(/1\s+signe ajouté d’après les fichiers/)).toBeVisible();
  await isSaved(page);
  const { folders } = (await caseOf(page, id)).body;
  expect(await findingsOf(page, id)).toMatchObject([
    {
      name: 'Nodule',
      key: folders[0].images[1].file,
      marks: [
        {
          kind: 'length',
          points: [
            { x: 20, y: 20 },
            { x: 52, y: 50 },
          ],
        },
      ],
    },
  ]);
  expect(sent()).toContain('Nodule');
  expect(sent()).not.toMatch(
    /z[ée]bulonne|884422|77120|planteau|mirandole|1\.2\.826\.0\.1\.3680043|2\.25\./i,
  );
});
