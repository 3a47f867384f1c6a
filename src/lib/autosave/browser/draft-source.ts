import type { Fields } from './draft-parts.ts';

/** The state on the server. */
export interface Snapshot {
  revision: number;
  /** The fields of all parts. */
  fields: Fields;
}

/** Reads and saves a draft on the server. */
export interface DraftSource {
  /** @throws CallFailed; 404 when the edited item is gone */
  read(): Promise<Snapshot>;
  /**
   * Saves a part that was read at `revision`; resolves to the new revision.
   * @throws CallFailed `changed_meanwhile` when this same part was saved since
   */
  save(part: string, fields: Fields, revision: number): Promise<number>;
}
