import type { DraftParts, Fields } from './draft-parts.ts';
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

/** A part that was changed here and elsewhere: what it is elsewhere. */
export interface Theirs {
  fields: Fields;
  revision: number;
}

/** What is known of a part's saves. */
export interface PartState {
  /** At which it was read or saved last. */
  revision: number;
  /** Whether the server had at that revision what `$saved` holds. */
  isBaseKnown: boolean;
  sent: readonly Fields[];
}
