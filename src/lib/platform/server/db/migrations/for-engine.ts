import type { Engine } from '../engine/engine.ts';

/**
 * Adapts a SQLite statement to an engine. On PostgreSQL texts are compared byte by byte as on SQLite (`collate "C"`),
 * and `without rowid` (rows stored in the primary key's own tree) is removed.
 */
export function forEngine(statement: string, engine: Engine): string {
  if (engine === 'sqlite') return statement;
  return statement.replace(/\btext\b/g, 'text collate "C"').replace(/\) without rowid$/, ')');
}
