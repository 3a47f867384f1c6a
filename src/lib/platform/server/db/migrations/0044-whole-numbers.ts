import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { roundFractions } from '../engine/whole-numbers.ts';

/** Earlier versions of the demo gave events times that were fractions of milliseconds. PostgreSQL never took them. */
export function wholeNumbers(engine: Engine): Migration {
  return {
    async up(db) {
      if (engine === 'sqlite') await roundFractions(db);
    },
  };
}
