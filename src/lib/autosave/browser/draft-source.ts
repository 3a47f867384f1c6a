import type { Fields } from './draft-parts.ts';

/** The state on the server. */
export interface Snapshot {
  revision: number;
  /** The fields of all parts. */
  fields: Fields;
}

/** Where a draft is read and saved. */
export interface DraftSource {
  /** @throws CallFailed; 404 when what is edited is gone */
  read(): Promise<Snapshot>;
  /**
   * Saves a part that was read at `revision`; resolves to the new one.
   * @throws CallFailed `changed_meanwhile` when this very part was saved since
   */
  save(part: string, fields: Fields, revision: number): Promise<number>;
}
