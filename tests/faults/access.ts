import type { Fault } from './fault.ts';

/** Faults of access: who may do and see what. */
export const accessFaults: readonly Fault[] = [
  {
    name: 'an access row is opened: readers may delete an item',
    edits: [
      {
        file: 'src/lib/items/endpoints/delete-item.ts',
        find: "access: 'owner'",
        replace: "access: 'reader'",
      },
    ],
    tests: ['tests/architecture/access-table.test.ts'],
  },
  {
    name: 'somebody else’s private item is readable',
    edits: [
      {
        file: 'src/lib/items/access.ts',
        find: "visibility === undefined || (visibility !== 'public' && asker !== 'owner')",
        replace: 'visibility === undefined',
      },
    ],
    tests: ['tests/contract/items.test.ts'],
  },
  {
    name: 'a hypothesis of one reader is counted in a sum that an author joins',
    edits: [
      {
        file: 'src/lib/statistics/hypothesis-group-rules.ts',
        find: 'joinGroups(foldHypotheses(written, least), joins)',
        replace: 'joinGroups(foldHypotheses(written, Math.min(least, 1)), joins)',
      },
    ],
    tests: ['tests/unit/statistics/join-hypotheses.test.ts'],
  },
  {
    name: 'a new password leaves the other sessions open',
    edits: [
      {
        file: 'src/lib/accounts/server/set-password.ts',
        find: '  await endSessionsExcept(trx, { userId, kept: keepSession, at });\n',
        replace: '  void [endSessionsExcept, keepSession, at];\n',
      },
    ],
    tests: ['tests/contract/accounts.test.ts'],
  },
  {
    name: 'a second factor leaves the other sessions open',
    edits: [
      {
        file: 'src/lib/second-factor/server/set-up-totp.ts',
        find: "    await endSessionsExcept(trx, { userId: actor.id, kept: actor.sessionId, at: context.now() });\n    await tellSecurityAct(context, trx, { act: 'factor_added'",
        replace: "    await tellSecurityAct(context, trx, { act: 'factor_added'",
      },
    ],
    tests: ['tests/contract/other-sessions.test.ts'],
  },
  {
    name: 'a list’s JSON carries the answers of cases',
    edits: [
      {
        file: 'src/lib/cases/summary.ts',
        find: '    ...(difficulty !== undefined && { difficulty }),',
        replace: '    ...(difficulty !== undefined && { difficulty, answer: body.answer }),',
      },
      {
        file: 'src/lib/cases/summary.ts',
        find: 'mainImage, folderImages, indication, questions }: CaseSummary,',
        replace: 'mainImage, folderImages, indication, questions, ...rest }: CaseSummary,',
      },
      {
        file: 'src/lib/cases/summary.ts',
        find: '    difficulty,\n    seriesCount,',
        replace: '    ...rest,\n    difficulty,\n    seriesCount,',
      },
    ],
    tests: ['tests/contract/lists.test.ts'],
  },
  {
    name: 'names of folders betray a hidden title',
    edits: [
      {
        file: 'src/lib/cases/summary.ts',
        find: 'titlesHidden ? String(index + 1) : folder,',
        replace: 'titlesHidden && index > 98 ? String(index + 1) : folder,',
      },
    ],
    tests: ['tests/unit/card-figures.test.ts', 'tests/contract/lists.test.ts'],
  },
];
