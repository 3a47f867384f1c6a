import type { Fault } from './fault.ts';

/** Faults by which data leave an author's machine, or survive their deletion. */
export const identityFaults: readonly Fault[] = [
  {
    name: 'the allow-list grows by one attribute: the name of the hospital',
    edits: [
      {
        file: 'src/lib/dicom/attributes/allow-list.ts',
        find: 'const TABLE = [\n',
        replace:
          "const TABLE = [\n  kept(0x00080080, 'InstitutionName', 'LO', word(MODALITIES), WHY.naming),\n",
      },
    ],
    tests: ['tests/unit/dicom/allow-list.test.ts'],
  },
  {
    name: 'a mask leaves its last row of pixels',
    edits: [
      {
        file: 'src/lib/images/masking.ts',
        find: 'Math.min(rows, Math.ceil(y + height))',
        replace: 'Math.min(rows, Math.ceil(y + height) - 1)',
      },
    ],
    tests: ['tests/contract/mask-images.test.ts', 'tests/unit/dicom/find-text.test.ts'],
  },
  {
    name: 'a masked image keeps its bytes in the store',
    edits: [
      {
        file: 'src/lib/images/server/erase-files.ts',
        find: '  await files.delete(key);\n  await files.trash.erase(key);\n',
        replace: '',
      },
    ],
    tests: ['tests/contract/mask-images.test.ts'],
  },
];
