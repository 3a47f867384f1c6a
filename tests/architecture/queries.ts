import { floorOf } from './floors.ts';
import type { Source } from './sources.ts';

/** Where queries live: the database's own folder, and the query files of each capability. */
const isHome = (path: string) => floorOf(path) === 'queries';

/** The beginning of a query: Kysely's builders, and SQL as text (including `sql.raw`, `sql.lit` and the like). */
const BEGINNING =
  /\.\s*(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\s*\(|\bsql\s*(<[^`]*>)?\s*`|\bsql\.\w+/;

/** Other files that make queries. */
export function queriesOutside(sources: readonly Source[]): string[] {
  return sources.filter(({ path, text }) => !isHome(path) && BEGINNING.test(text)).map(({ path }) => path);
}
