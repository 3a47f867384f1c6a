import { expect, it } from 'vitest';
import { marksDrawn } from '#islands/viewer/findings/drawn-marks.ts';

it('what is measured on a plane of a series is no mark of an image', () => {
  const ellipse = {
    kind: 'ellipse' as const,
    folder: 'f1',
    points: [
      { x: 1.04, y: 2 },
      { x: 5, y: 6 },
    ],
  };
  const drawn = [
    { ...ellipse, id: 'a', file: 'a'.repeat(64) },
    { ...ellipse, id: 'b', file: 'a1+9,axial@12.500' },
  ];
  expect(marksDrawn(drawn, [])).toEqual([
    {
      kind: 'ellipse',
      folder: 'f1',
      key: 'a'.repeat(64),
      points: [
        { x: 1, y: 2 },
        { x: 5, y: 6 },
      ],
    },
  ]);
});
