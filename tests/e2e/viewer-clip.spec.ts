import { type Attribute, imageAttributes, text, writeDicom } from '../unit/dicom/write-dicom.ts';
import { chooseOnNewCase } from './ct-slice.ts';
import { attest, isSaved } from './drop.ts';
import { GL_LAUNCH, openViewer, sliceOf } from './film.ts';
import { expect, stopClock, test } from './fixtures.ts';

test.use({ launchOptions: GL_LAUNCH });

const us = (tag: number, value: number): Attribute => ({ tag, vr: 'US', value: [value] });
const [FRAMES, ROWS, COLUMNS] = [24, 48, 64];

/** An ultrasound of several frames, 33.3 ms apart: a bar that goes down. */
function clip() {
  const pixels = new Uint8Array(FRAMES * ROWS * COLUMNS).map((_, at) => {
    const [frame, row] = [Math.floor(at / (ROWS * COLUMNS)), Math.floor(at / COLUMNS) % ROWS];
    return row >= 2 * frame && row < 2 * frame + 3 ? 220 : 20;
  });
  const bytes = writeDicom(
    imageAttributes(ROWS, COLUMNS, pixels, [
      text(0x00080060, 'CS', 'US'),
      text(0x0020000e, 'UI', '1.2.826.0.1.3680043.9.45.1'),
      text(0x00080018, 'UI', '1.2.826.0.1.3680043.9.45.1.1'),
      text(0x00181063, 'DS', '33.3'),
      text(0x00280004, 'CS', 'MONOCHROME2'),
      text(0x00280008, 'IS', String(FRAMES)),
      { tag: 0x00280009, vr: 'AT', value: [0x0018, 0x1063] },
      us(0x00280100, 8),
      us(0x00280101, 8),
      us(0x00280102, 7),
      us(0x00280103, 0),
    ]),
  );
  return { name: 'boucle.dcm', mimeType: '', buffer: Buffer.from(bytes) };
}

test('a clip of an ultrasound plays at its own rate, and stands still image by image', async ({
  signedIn: page,
}) => {
  const id = await chooseOnNewCase(page, [clip()]);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(FRAMES, { timeout: 60_000 });
  await isSaved(page);
  await openViewer(page, id, '?image=1');
  const panel = page.locator('.panel-view').first();
  await expect(panel.locator('.top-left')).toContainText('30\u00a0images/s');
  await expect(page.getByText(`${FRAMES} images prêtes`)).toBeVisible();
  await stopClock(page);
  const play = page.getByRole('button', { name: 'Ciné (Espace)' });
  const pause = page.getByRole('button', { name: 'Arrêter le ciné (Espace)' });
  const shown = async () => (await sliceOf(page)) - 1;

  const before = await shown();
  await page.keyboard.press('Space');
  await expect(pause).toBeVisible();
  // A second and a bit: thirty images, each of which is drawn before the next is due.
  await page.clock.runFor(1020);
  await expect.poll(shown).toBe((before + 30) % FRAMES);
  await page.keyboard.press('ArrowDown');
  await expect(play).toBeVisible();
  await expect.poll(shown).toBe((before + 31) % FRAMES);
  await page.clock.runFor(1020);
  expect(await shown()).toBe((before + 31) % FRAMES);
  await page.keyboard.press('ArrowUp');
  await expect.poll(shown).toBe((before + 30) % FRAMES);

  await page.keyboard.press('Space');
  await expect(pause).toBeVisible();
  await panel.hover();
  await page.mouse.wheel(0, 120);
  await expect(play).toBeVisible();
});
