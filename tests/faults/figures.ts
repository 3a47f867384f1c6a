import type { Fault } from './fault.ts';

/** Faults of counting, ranking and searching. */
export const figureFaults: readonly Fault[] = [
  {
    name: 'an average is wrong by one rating: a changed one counts twice',
    edits: [
      {
        file: 'src/lib/items/server/rate-item.ts',
        find: 'ratings: before ? 0 : 1,',
        replace: 'ratings: 1,',
      },
    ],
    tests: ['tests/contract/figures.test.ts'],
  },
  {
    name: '« Populaire » at the limit instead of above it',
    edits: [
      {
        file: 'src/lib/items/kinds/popular.ts',
        find: 'counts.views > popular.views',
        replace: 'counts.views >= popular.views',
      },
    ],
    tests: ['tests/unit/popular.test.ts'],
  },
  {
    name: 'a search tells accents apart',
    edits: [{ file: 'src/lib/platform/fold.ts', find: "    .replace(/\\p{M}+/gu, '')\n", replace: '' }],
    tests: ['tests/unit/search-words.test.ts', 'tests/contract/search.test.ts'],
  },
  {
    name: 'a wrong plural: « 0 notes »',
    edits: [
      {
        file: 'src/lib/platform/format-texts.ts',
        find: 'count < 2 ? singular : plural',
        replace: 'count === 1 ? singular : plural',
      },
    ],
    tests: ['tests/unit/french-texts.test.ts'],
  },
];
