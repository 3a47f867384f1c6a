import type { Fault } from './fault.ts';

/** Faults by which written work is lost. */
export const keepingFaults: readonly Fault[] = [
  {
    name: 'a conflict overwrites what another tab saved',
    edits: [
      {
        file: 'src/lib/items/server/read-part.ts',
        find: '.some((each) => each > revision)',
        replace: '.some((each) => each > revision + 1000)',
      },
    ],
    tests: ['tests/contract/item-parts.test.ts'],
  },
  {
    name: 'moving a database leaves a table behind: notes',
    edits: [
      {
        file: 'src/lib/platform/server/db/engine/copy-database.ts',
        find: '  case_note: true,\n',
        replace: '',
      },
    ],
    tests: ['tests/contract/copy-database.test.ts'],
  },
];
