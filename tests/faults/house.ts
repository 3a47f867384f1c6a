import type { Fault } from './fault.ts';

/** The laws of the code, and its French. */
export const houseFaults: readonly Fault[] = [
  {
    name: 'an import against the law: a rule imports a use case',
    edits: [
      {
        file: 'src/lib/items/rating.ts',
        find: 'export const RATING_MIN = 0;',
        replace: "import '#lib/accounts/server/throttle.ts';\n\nexport const RATING_MIN = 0;",
      },
    ],
    tests: ['tests/architecture/import-law.test.ts'],
  },
  {
    name: 'a query outside of the query files',
    edits: [
      {
        file: 'src/lib/accounts/server/sign-out.ts',
        find: 'await deleteSessionsByHash(context.db,',
        replace:
          "await context.db.deleteFrom('throttle').execute();\n  await deleteSessionsByHash(context.db,",
      },
    ],
    tests: ['tests/architecture/queries.test.ts'],
  },
  {
    name: 'a French text is missing: an error without words',
    edits: [
      {
        file: 'src/lib/app/error-texts.ts',
        find: "  wrong_password: 'Le mot de passe actuel est incorrect.',\n",
        replace: '',
      },
    ],
    tests: ['tests/unit/french-texts.test.ts'],
  },
  {
    name: 'a text for people outside of the texts',
    edits: [
      {
        file: 'src/islands/rating/Stars.tsx',
        find: '<p className="rating" role="img" aria-label={m.averageLabel(average, count)}>',
        replace: '<p className="rating" role="img" aria-label="Average rating">',
      },
    ],
    tests: ['tests/architecture/texts.test.ts'],
  },
];
