import type { Faults } from './fault.ts';
import type { Terms } from './formulas.ts';
import type { Ids } from './ids.ts';
import type { References } from './references.ts';

/** What the nodes of an outline are made with. */
export interface Making {
  faults: Faults;
  ids: Ids;
  references: References;
  terms: Terms;
  /** What a written node was before, if it is known. */
  before: ReadonlyMap<object, { id: string }>;
  /** How many questions, options and zones may still be made. */
  room: number;
}
