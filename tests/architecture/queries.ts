import type { Source } from './sources.ts';

/** Where queries live. */
const HOME = 'src/lib/server/db/';

/** How a query begins: Kysely's builders, and SQL as text (`sql.raw`, `sql.lit` and the like with it). */
const BEGINNING =
  /\.\s*(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\s*\(|\bsql\s*(<[^`]*>)?\s*`|\bsql\.\w+/;

/** Files outside `db/` that make queries. */
export function queriesOutside(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, text }) => !path.startsWith(HOME) && BEGINNING.test(text))
    .map(({ path }) => path);
}
