import type { Context } from '#lib/platform/server/context.ts';
import { hashOfEntry } from './append-entry.ts';
import { entriesAfter, readHead } from './entries-queries.ts';

/** The number of intact entries, and the number of the first entry that was changed or is missing. */
export interface ChainReport {
  entries: number;
  broken: number | null;
}

const BATCH = 1000;

/**
 * Recomputes every hash of the audit log. The chain begins at the oldest entry kept: earlier ones were deleted after
 * `LOG_DAYS`. Detects changes and gaps; somebody who can write to the database could replace the whole chain, which
 * only a comparison with exports kept elsewhere would reveal.
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
    // Entries appended meanwhile do not matter: the one that was last at the start has been checked.
    const isWhole = (last?.number ?? 0) >= head.number;
    return { entries, broken: isWhole ? null : (last?.number ?? 0) + 1 };
  }
}
