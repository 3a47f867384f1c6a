import type { Context } from '#lib/platform/server/context.ts';
import type { AuditFilter, NamedAuditEntry } from '../entry.ts';
import { entriesBefore } from './entries-queries.ts';

/** Entries of a filter before a number, the latest first, with names. */
export function readEntries(
  { db }: Pick<Context, 'db'>,
  filter: AuditFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<NamedAuditEntry[]> {
  return entriesBefore(db, filter, before, limit);
}
