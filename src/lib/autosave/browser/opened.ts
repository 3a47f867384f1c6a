import type { DraftParts } from './draft-parts.ts';
import type { DraftSource } from './draft-source.ts';

/** Something opened by an editor that is saved in parts. */
export interface Opened<Draft extends object> {
  /** Id of the edited item, under which unsaved changes are stored on the device. */
  id: string;
  draft: Draft;
  /** The revision at which the draft was read. */
  revision: number;
  parts: DraftParts;
  source: DraftSource;
}
