import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** The same context, and the kinds of the statements sent through it, in order. */
export function watched<Watched extends { db: Kysely<Database> }>(context: Watched) {
  const statements: string[] = [];
  const db = context.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { context: { ...context, db }, statements };
}
