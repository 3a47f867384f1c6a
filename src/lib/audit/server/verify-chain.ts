import type { Context } from '#lib/platform/server/context.ts';
import { hashOfEntry } from './append-entry.ts';
import { entriesAfter, readHead } from './entries-queries.ts';

/** How many entries are intact, and the number of the first that was changed or is missing. */
export interface ChainReport {
  entries: number;
  broken: number | null;
}

const BATCH = 1000;

/**
 * Recomputes every hash of the audit log. The chain begins at the oldest entry kept: earlier ones were deleted after
 * `LOG_DAYS`. Detects changes and gaps; anybody who can write to the database can write a whole new chain, which
 * exports kept elsewhere would reveal.
 */
export async function verifyChain({ db }: Pick<Context, 'db'>): Promise<ChainReport> {
  const head = await readHead(db);
  let last: { number: number; hash: string } | undefined;
  for (let entries = 0; ; ) {
    const batch = await entriesAfter(db, last?.number ?? 0, BATCH);
    for (const entry of batch) {
      const isNext = !last || (entry.number === last.number + 1 && entry.previous_hash === last.hash);
      if (!isNext || hashOfEntry(entry) !== entry.hash) return { entries, broken: entry.number };
      last = entry;
      entries += 1;
    }
    if (batch.length > 0) continue;
    // Appended meanwhile: what was the last when this began has been checked.
    const isWhole = (last?.number ?? 0) >= head.number;
    return { entries, broken: isWhole ? null : (last?.number ?? 0) + 1 };
  }
}
