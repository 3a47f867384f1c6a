import type { Faults } from './fault.ts';
import type { Terms } from './formulas.ts';
import type { Ids } from './ids.ts';
import type { References } from './references.ts';

/** The context in which the nodes of an outline are created. */
export interface NodeContext {
  faults: Faults;
  ids: Ids;
  references: References;
  terms: Terms;
  /** The earlier version of each written node, where one was found. */
  before: ReadonlyMap<object, { id: string }>;
  /** How many more questions, options and zones may be created. */
  room: number;
}
