import type { Fault } from './fault.ts';

/** Faults of displayed images and measures. */
export const imageFaults: readonly Fault[] = [
  {
    name: 'a length takes the spacing of rows for that of columns',
    edits: [
      {
        file: 'src/lib/imaging/measure.ts',
        find: 'Math.hypot((b.x - a.x) * columns, (b.y - a.y) * rows)',
        replace: 'Math.hypot((b.x - a.x) * rows, (b.y - a.y) * columns)',
      },
    ],
    tests: ['tests/unit/measure.test.ts'],
  },
  {
    name: 'right and left of the patient are swapped',
    edits: [
      {
        file: 'src/lib/imaging/orientation.ts',
        find: "  ['right', 'left'],\n",
        replace: "  ['left', 'right'],\n",
      },
    ],
    tests: ['tests/unit/orientation.test.ts'],
  },
  {
    name: 'a window is inverted',
    edits: [
      {
        file: 'src/lib/imaging/windowing.ts',
        find: 'inverted ? 1 - light : light',
        replace: 'inverted ? light : 1 - light',
      },
    ],
    tests: ['tests/unit/windowing.test.ts'],
  },
  {
    name: 'values without the intercept: Hounsfield units 1,024 too high',
    edits: [
      {
        file: 'src/lib/imaging/windowing.ts',
        find: 'greyOf(pixels[i]! * slope + intercept, window, inverted)',
        replace: 'greyOf(pixels[i]! * slope + 0 * intercept, window, inverted)',
      },
    ],
    tests: ['tests/unit/windowing.test.ts'],
  },
  {
    name: 'the order of slices is reversed',
    edits: [
      {
        file: 'src/lib/dicom/series.ts',
        find: '< SAME_PLACE ? 0 : a.place - b.place)',
        replace: '< SAME_PLACE ? 0 : b.place - a.place)',
      },
    ],
    tests: ['tests/unit/dicom/series.test.ts'],
  },
];
