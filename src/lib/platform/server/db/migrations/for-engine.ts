import type { Engine } from '../engine/engine.ts';

/**
 * One text for both engines. PostgreSQL compares texts byte by byte like SQLite (`collate "C"`), and has no
 * `without rowid` (rows kept in their primary key's own tree).
 */
export function forEngine(statement: string, engine: Engine): string {
  if (engine === 'sqlite') return statement;
  return statement.replace(/\btext\b/g, 'text collate "C"').replace(/\) without rowid$/, ')');
}
