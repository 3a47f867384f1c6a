import { describe, expect, it } from 'vitest';
import { directionsOf, sidesOf } from '#lib/imaging/orientation.ts';
import { scaleBar } from '#lib/viewer/scale-bar.ts';
import { FIRST_VIEW } from '#lib/viewer/view.ts';

const STILL = { rotation: 0, flipped: false };
const AXIAL = [1, 0, 0, 0, 1, 0];

describe('where the sides of an image point', () => {
  it('follows DICOM: x to the left, y to the back, z to the head', () => {
    expect(sidesOf(AXIAL, STILL)).toEqual({ top: ['anterior'], left: ['right'], right: ['left'] });
    const sagittal = [0, 1, 0, 0, 0, -1];
    expect(sidesOf(sagittal, STILL)).toEqual({
      top: ['superior'],
      left: ['anterior'],
      right: ['posterior'],
    });
    const coronal = [1, 0, 0, 0, 0, -1];
    expect(sidesOf(coronal, STILL)).toEqual({ top: ['superior'], left: ['right'], right: ['left'] });
  });

  it('rotates and flips with the image', () => {
    // A quarter clockwise: what was on the left is above.
    expect(sidesOf(AXIAL, { rotation: 1, flipped: false })).toEqual({
      top: ['right'],
      left: ['posterior'],
      right: ['anterior'],
    });
    expect(sidesOf(AXIAL, { rotation: 2, flipped: false }).top).toEqual(['posterior']);
    expect(sidesOf(AXIAL, { rotation: 3, flipped: false }).top).toEqual(['left']);
    expect(sidesOf(AXIAL, { rotation: 4, flipped: false })).toEqual(sidesOf(AXIAL, STILL));
    expect(sidesOf(AXIAL, { rotation: 0, flipped: true })).toEqual({
      top: ['anterior'],
      left: ['left'],
      right: ['right'],
    });
    // As `toPanel` does: mirrored first, then turned.
    expect(sidesOf(AXIAL, { rotation: 1, flipped: true }).top).toEqual(['left']);
  });

  it('names the main axis first, and what an oblique clearly leans to', () => {
    expect(directionsOf([0.1, -0.2, 0.97])).toEqual(['superior']);
    expect(directionsOf([-0.5, 0, -0.87])).toEqual(['inferior', 'right']);
    expect(directionsOf([0.58, 0.57, 0.58])).toHaveLength(3);
    expect(directionsOf([])).toEqual([]);
  });
});

describe('the scale bar', () => {
  const image = { width: 500, height: 500, spacing: [0.5, 0.5] as const };
  const panel = { width: 1000, height: 500 };

  it('is the longest round length there is room for', () => {
    // One pixel of the screen is half a millimetre: 140 of them are 70 mm.
    expect(scaleBar(FIRST_VIEW, image, panel)).toEqual({ millimetres: 50, length: 100 });
    expect(scaleBar({ ...FIRST_VIEW, zoom: 20 }, image, panel)).toEqual({ millimetres: 2, length: 80 });
    expect(scaleBar({ ...FIRST_VIEW, zoom: 0.1 }, image, panel)?.millimetres).toBe(500);
    expect(scaleBar(FIRST_VIEW, image, { width: 200, height: 200 })?.length).toBeLessThanOrEqual(60);
  });

  it('measures across the columns, however the image is turned', () => {
    const tall = { width: 400, height: 200, spacing: [2, 1] as const };
    const turned = scaleBar({ ...FIRST_VIEW, rotation: 1 }, tall, { width: 400, height: 400 });
    expect(turned).toEqual({ millimetres: 100, length: 100 });
  });

  it('is not there when nobody knows the scale, or the panel has no size', () => {
    expect(scaleBar(FIRST_VIEW, { ...image, spacing: null }, panel)).toBeUndefined();
    expect(scaleBar(FIRST_VIEW, image, { width: 0, height: 0 })).toBeUndefined();
  });
});
