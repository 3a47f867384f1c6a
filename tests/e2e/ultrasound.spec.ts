import { type Attribute, imageAttributes, text, writeDicom } from '../unit/dicom/write-dicom.ts';
import { attest, isSaved, newCase } from './drop.ts';
import { boxOf, GL_LAUNCH, openViewer } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag, millimetres } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH, viewport: { width: 1000, height: 800 } });

const SIDE = 200;
/** Centimetres of a pixel in the left half, and in the right one. */
const [LEFT, RIGHT] = [0.01, 0.03];

function half(from: number, delta: number): Attribute[] {
  const ul = (tag: number, value: number): Attribute => ({ tag, vr: 'UL', value: [value] });
  const us = (tag: number): Attribute => ({ tag, vr: 'US', value: [3] });
  const fd = (tag: number): Attribute => ({ tag, vr: 'FD', value: [delta] });
  return [
    ul(0x00186018, from),
    ul(0x0018601a, 0),
    ul(0x0018601c, from + SIDE / 2 - 1),
    ul(0x0018601e, SIDE - 1),
    us(0x00186024),
    us(0x00186026),
    fd(0x0018602c),
    fd(0x0018602e),
  ];
}

/** Two views side by side in colours, at two depths. */
function ultrasound() {
  const grey = new Uint8Array(SIDE * SIDE * 3).map((_, at) => 60 + (Math.floor(at / 3) % 90));
  const us = (tag: number, value: number): Attribute => ({ tag, vr: 'US', value: [value] });
  const bytes = writeDicom(
    imageAttributes(SIDE, SIDE, grey, [
      us(0x00280002, 3),
      us(0x00280006, 0),
      us(0x00280100, 8),
      us(0x00280101, 8),
      us(0x00280102, 7),
      { tag: 0x7fe00010, vr: 'OB', value: grey },
      text(0x00280004, 'CS', 'RGB'),
      text(0x00080060, 'CS', 'US'),
      text(0x0020000e, 'UI', '1.2.826.0.1.3680043.9.77'),
      text(0x00080018, 'UI', '1.2.826.0.1.3680043.9.77.1'),
      { tag: 0x00186011, vr: 'SQ', value: [half(0, LEFT), half(SIDE / 2, RIGHT)] },
    ]),
  );
  return { name: 'echo', mimeType: '', buffer: Buffer.from(bytes) };
}

test('an ultrasound is measured in millimetres of the region one measures in, in pixels across two', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await newCase(page);
  await page.locator('.drop-zone input[type=file]').first().setInputFiles([ultrasound()]);
  const dialog = page.getByRole('dialog', { name: 'Images à envoyer' });
  await dialog.getByText('Ce qui part et ce qui reste').click();
  await expect(dialog.getByText('Zones de l’échographie')).toBeVisible();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(1);
  await isSaved(page);
  await openViewer(page, id);
  await page.getByRole('button', { name: 'Longueur' }).click();
  const box = await boxOf(page);
  const scale = Math.min(box.width, box.height) / SIDE;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const words = page.locator('.measure.length text');
  const measured = async (x: number, y: number, by: { x: number; y: number }) => {
    const before = await words.count();
    await drag(
      page,
      { x: middle.x + x * scale, y: middle.y + y * scale },
      { x: by.x * scale, y: by.y * scale },
    );
    await expect(words).toHaveCount(before + 1);
    return (await words.allTextContents()).at(-1) ?? '';
  };
  const left = millimetres(await measured(-60, -40, { x: 0, y: 60 }));
  const right = millimetres(await measured(60, -40, { x: 0, y: 60 }));
  expect(left).toBeGreaterThan(5.7);
  expect(left).toBeLessThan(6.3);
  expect(right / left).toBeGreaterThan(2.8);
  expect(right / left).toBeLessThan(3.2);
  expect(await measured(-50, 60, { x: 100, y: 0 })).toMatch(/^\d+(,\d)?\s*px$/);
});
