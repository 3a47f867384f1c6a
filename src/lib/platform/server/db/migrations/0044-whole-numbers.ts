import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { roundFractions } from '../engine/whole-numbers.ts';

/** Rounds event times of earlier demos, which were fractions of milliseconds; PostgreSQL always refused them. */
export function wholeNumbers(engine: Engine): Migration {
  return {
    async up(db) {
      if (engine === 'sqlite') await roundFractions(db);
    },
  };
}
