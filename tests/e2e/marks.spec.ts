import type { Page } from 'playwright/test';
import { text, writeDicom } from '../unit/dicom/write-dicom.ts';
import {
  annotation,
  area,
  graphic,
  reference,
  sequence,
  stateBytes,
  turn,
  windowed,
  written,
} from '../unit/marks/write-state.ts';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest, isSaved } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { caseOf, findingsOf, recordSent } from './teaching-pages.ts';

const uid = (at: number) => `1.2.826.0.1.3680043.9.1.3.${at}`;
const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) });

/** A state of three slices: a circle that somebody named, and a line. */
const state = file(
  'etat.dcm',
  stateBytes(
    [1, 2, 3].map(uid),
    [
      sequence(
        0x00700001,
        annotation(
          [graphic('CIRCLE', [16, 16, 20, 16])],
          [written('Nodule vu par le Dr Zztop', [20, 16])],
          [reference(uid(2))],
        ),
        annotation([graphic('POLYLINE', [2, 3, 10, 9])], [], [reference(uid(3))]),
        annotation([graphic('POLYLINE', [0, 0, 9, 0, 9, 9])], [], [reference(uid(3))]),
        annotation([graphic('POINT', [1, 1])], [], [reference('2.25.404')]),
      ),
      windowed('50', '350'),
      area([9, 9], [24, 24]),
      ...turn(90),
      text(0x00281052, 'DS', '-1024'),
      text(0x00281053, 'DS', '1'),
      text(0x20500020, 'CS', 'IDENTITY'),
    ],
    'QQPLANTE^Nom',
  ),
);

/** A selection of the second slice. */
const selection = file(
  'selection.dcm',
  writeDicom([
    text(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.88.59'),
    text(0x00080018, 'UI', '2.25.2'),
    text(0x00100010, 'PN', 'QQPLANTE^Nom'),
    text(0x0040a040, 'CS', 'CONTAINER'),
    sequence(0x0040a043, [
      text(0x00080100, 'SH', '113000'),
      text(0x00080102, 'SH', 'DCM'),
      text(0x00080104, 'LO', 'Of Interest'),
    ]),
    sequence(0x0040a730, [
      text(0x0040a010, 'CS', 'CONTAINS'),
      text(0x0040a040, 'CS', 'IMAGE'),
      sequence(0x00081199, reference(uid(2))),
    ]),
  ]),
);

const marks = (page: Page) => page.getByRole('dialog', { name: 'Annotations trouvées dans les fichiers' });
const slices = () => [1, 2, 3].map((at) => slice(at, at));

for (const [order, files] of [
  ['documents first', () => [selection, state, ...slices()]],
  ['documents last', () => [...slices().toReversed(), state, selection]],
] as const)
  test(`marks of the files become findings and the opening, ${order}`, async ({ signedIn: page }) => {
    const sent = await recordSent(page);
    const id = await chooseOnNewCase(page, files());
    await expect(marks(page)).toBeVisible();
    await expect(marks(page).getByText(/1\s+image citée n’est pas parmi/)).toBeVisible();
    await expect(marks(page).getByText('Graphic Type : POLYLINE (PIXEL)')).toBeAttached();
    const free = marks(page).getByRole('checkbox', { name: /^Prendre le signe 1 \(1\s+ellipse\)/ });
    await expect(free).not.toBeChecked();
    await expect(
      marks(page).getByRole('checkbox', { name: 'Prendre les 2 signes sans texte libre' }),
    ).toBeChecked();
    await expect(marks(page).locator('mark')).toHaveText(['Dr Zztop']);
    await free.check();
    await marks(page).getByRole('textbox', { name: 'Nom du signe 1' }).fill('Nodule');
    await expect(marks(page).getByText('3 signes cochés sur 3.')).toBeVisible();
    await marks(page).getByRole('button', { name: 'Continuer vers les images' }).click();
    await attest(page);
    await expect(page.locator('.tile')).toHaveCount(3);
    await expect(page.getByText(/2\s+signes ajoutés d’après les fichiers/)).toBeVisible();
    await expect(page.getByText(/1\s+tracé n’a pas été repris/)).toBeVisible();
    await isSaved(page);

    const read = async () => (await caseOf(page, id)).body;
    await expect.poll(async () => (await read()).presentation?.views.length).toBe(1);
    const { folders, presentation } = await read();
    const [folder] = folders;
    // From the head down: the third slice comes first.
    const [third, second, first] = folder.images.map(({ file: key }: { file: string }) => key);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await findingsOf(page, id)).toMatchObject([
      {
        name: 'Nodule',
        folder: folder.id,
        key: second,
        marks: [
          {
            kind: 'ellipse',
            key: second,
            points: [
              { x: 12, y: 12 },
              { x: 20, y: 20 },
            ],
          },
        ],
      },
      {
        name: 'Signe 2',
        key: third,
        marks: [
          {
            kind: 'length',
            points: [
              { x: 2, y: 3 },
              { x: 10, y: 9 },
            ],
          },
        ],
      },
    ]);
    expect(presentation.views).toEqual([
      {
        folder: folder.id,
        key: second,
        window: { centre: 50, width: 350 },
        zoom: 2,
        centre: { x: 0.5, y: 0.5 },
        rotation: 1,
      },
    ]);
    expect(sent()).toContain('Nodule');
    expect(sent()).not.toMatch(/Zztop|QQPLANTE|1\.2\.826\.0\.1\.3680043|2\.25\.|Of Interest/i);
  });

test('images may be taken without marks, and a segmentation is no picture', async ({ signedIn: page }) => {
  const bytes = writeDicom([
    text(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.66.4'),
    text(0x00080018, 'UI', '2.25.3'),
    { tag: 0x00280002, vr: 'US', value: [1] },
    { tag: 0x00280010, vr: 'US', value: [2] },
    { tag: 0x00280011, vr: 'US', value: [2] },
    { tag: 0x00280100, vr: 'US', value: [8] },
    { tag: 0x7fe00010, vr: 'OB', value: new Uint8Array(4) },
  ]);
  const id = await chooseOnNewCase(page, [slice(1, 1), file('seg.dcm', bytes), state]);
  await marks(page).getByRole('button', { name: 'Images seules' }).click();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(1);
  await expect(page.getByText(/Ce fichier est une segmentation/)).toBeAttached();
  await isSaved(page);
  expect((await caseOf(page, id)).body.presentation ?? null).toBeNull();
  expect(await findingsOf(page, id)).toEqual([]);
});
