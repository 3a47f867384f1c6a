import type { DraftParts } from './draft-parts.ts';
import type { DraftSource } from './draft-source.ts';

/** What an editor opens: something that is saved in parts. */
export interface Opened<Draft extends object> {
  /** Of what is edited; what cannot be saved is kept under it. */
  id: string;
  draft: Draft;
  /** At which the draft was read. */
  revision: number;
  parts: DraftParts;
  source: DraftSource;
}
