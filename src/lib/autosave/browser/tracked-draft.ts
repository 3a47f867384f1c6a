import { atom } from 'nanostores';
import { CallFailed } from '#lib/platform/browser/client.ts';
import {
  type DraftParts,
  type Fields,
  type FitPart,
  fieldsOf,
  isChanged,
  isSame,
  storedPart,
  withPart,
} from './draft-parts.ts';
import type { DraftSource, Snapshot } from './draft-source.ts';
import type { KeptDraft } from './kept-draft.ts';
import { mergePart } from './merge-part.ts';
import type { Opened } from './opened.ts';

/** The version from elsewhere of a part in conflict. */
export interface RemoteVersion {
  fields: Fields;
  revision: number;
}

/** The state of a part's saves. */
interface PartState {
  /** The revision at which the part was last read or saved. */
  revision: number;
  /** Whether `$saved` holds the server's content at that revision. */
  isBaseKnown: boolean;
  sent: readonly Fields[];
}

/** Maximum number of saves with a lost response that are remembered per part. */
const SENT_MAX = 10;

/** Whether a save was refused because another one came first. */
export const isOutdated = (error: unknown) =>
  error instanceof CallFailed && error.code === 'changed_meanwhile';

/**
 * A draft, its state on the server, and the saving of its parts one by one: each save names the revision at which its
 * part was read. Changes made elsewhere are taken over; a part changed on both sides is in conflict.
 */
export class TrackedDraft<Draft extends object> {
  readonly $draft;
  /** The state on the server. */
  readonly $saved;
  /** Parts in conflict, with their version from elsewhere. */
  readonly $conflicts = atom<ReadonlyMap<string, RemoteVersion>>(new Map());
  /** Called when a part of the draft is replaced by a version from elsewhere. */
  onReplaced: (replace: (draft: Draft) => Draft) => void = () => {};
  readonly names: readonly string[];
  readonly #parts: DraftParts;
  readonly #source: DraftSource;
  readonly #states: Map<string, PartState>;
  #fit: FitPart | undefined;
  #fitOf = (part: string) => this.#fit?.(this.#parts, part, this.$draft.get(), this.$saved.get());

  constructor({ draft, revision, parts, source }: Opened<Draft>) {
    this.$draft = atom(draft);
    this.$saved = atom(draft);
    this.names = Object.keys(parts.keys);
    this.#parts = parts;
    this.#source = source;
    this.#states = new Map(this.names.map((name) => [name, { revision, isBaseKnown: true, sent: [] }]));
  }

  /** Parts that differ from their version on the server. */
  unsaved(): string[] {
    return this.names.filter((part) => isChanged(this.#parts, part, this.$saved.get(), this.$draft.get()));
  }

  /** Parts to save now: not those in conflict, which wait for the author, nor those with only overlong changes. */
  sendable(): string[] {
    return this.unsaved().filter((part) => !this.$conflicts.get().has(part) && !this.#fitOf(part)?.isHeld);
  }

  /** Messages about the overlong texts, which are not sent. */
  tooLong(): string[] {
    return this.unsaved().flatMap((part) => this.#fitOf(part)?.over ?? []);
  }

  /** The form in which a part is stored on the device. */
  toKeep(part: string) {
    return {
      fields: this.fieldsIn(this.$draft.get(), part),
      revision: this.#stateOf(part).revision,
    };
  }

  /** Saves a part; if it was changed elsewhere, reads the draft again. */
  async save(part: string): Promise<void> {
    // Without this function, the server refuses overlong texts and says which.
    this.#fit ??= await this.#parts.fits?.().catch(() => undefined);
    const fit = this.#fitOf(part);
    const mine = fit ? fit.stored : storedPart(this.#parts, part, this.$draft.get());
    if (!mine || fit?.isHeld) return;
    const state = this.#stateOf(part);
    const last = state.sent.at(-1);
    const sent = last && isSame(last, mine) ? state.sent : [...state.sent, mine].slice(-SENT_MAX);
    this.#states.set(part, { ...state, sent });
    try {
      const revision = await this.#source.save(part, mine, state.revision);
      this.#adopt(part, { fields: mine, revision });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      await this.reread({ part, revision: state.revision });
    }
  }

  /**
   * Reads the draft again and takes over changes made elsewhere. @param refused the save that was refused because of
   * such a change
   */
  async reread(refused?: { part: string; revision: number }): Promise<void> {
    const theirs = await this.#source.read();
    const unsaved = new Set(this.unsaved());
    for (const part of this.names) {
      // The server refused the save but holds nothing newer: another attempt would be refused, too.
      const isStuck = part === refused?.part && theirs.revision <= refused.revision;
      this.#merge(part, theirs, unsaved.has(part), isStuck);
    }
  }

  /**
   * Resolves the conflicts. @param choose returns the function that gives a part's new content in a draft; undefined
   * when the person's own version is to be saved over the other one
   */
  resolve(choose: (part: string, theirs: RemoteVersion) => ((draft: Draft) => Fields) | undefined): void {
    for (const [part, theirs] of this.$conflicts.get()) {
      const fieldsIn = choose(part, theirs);
      this.#adopt(part, theirs);
      if (fieldsIn) this.#replace(part, fieldsIn);
    }
    this.$conflicts.set(new Map());
  }

  /** The version of a part from which both sides started; undefined when this page does not have it. */
  baseOf(part: string): Fields | undefined {
    return this.#stateOf(part).isBaseKnown ? fieldsOf(this.#parts, part, this.$saved.get()) : undefined;
  }

  /** The fields of a part in a draft. */
  fieldsIn(draft: Draft, part: string): Fields {
    return fieldsOf(this.#parts, part, draft);
  }

  /** Continues with the unsaved changes of an earlier visit, at the revisions at which its parts were read. */
  restore(kept: KeptDraft): void {
    for (const [part, { fields, revision }] of Object.entries(kept)) {
      const isBaseKnown = revision === this.#stateOf(part).revision;
      this.#states.set(part, { revision, isBaseKnown, sent: [] });
      this.#replace(part, () => fields);
    }
  }

  /** Whether the server holds exactly these fields: a save arrived although the page did not wait for the response. */
  isSaved(part: string, fields: Fields): boolean {
    const kept = storedPart(this.#parts, part, fields);
    return kept === null || isSame(kept, storedPart(this.#parts, part, this.$saved.get()) ?? {});
  }

  #stateOf(part: string): PartState {
    return this.#states.get(part) ?? { revision: 0, isBaseKnown: false, sent: [] };
  }

  #merge(part: string, snapshot: Snapshot, isUnsaved: boolean, isStuck: boolean): void {
    const theirs = { fields: fieldsOf(this.#parts, part, snapshot.fields), revision: snapshot.revision };
    const state = this.#stateOf(part);
    const merged = mergePart({
      base: state.isBaseKnown ? (storedPart(this.#parts, part, this.$saved.get()) ?? {}) : undefined,
      mine: (isUnsaved && storedPart(this.#parts, part, this.$draft.get())) || undefined,
      sent: state.sent,
      theirs: storedPart(this.#parts, part, theirs.fields) ?? theirs.fields,
    });
    const isConflict = merged === 'conflict' || (merged === 'unchanged' && isStuck);
    this.#setConflict(part, isConflict ? theirs : undefined);
    if (isConflict) return;
    if (merged === 'unchanged') this.#states.set(part, { ...state, revision: theirs.revision });
    else if (merged === 'agreed')
      this.#adopt(part, { ...theirs, fields: fieldsOf(this.#parts, part, this.$draft.get()) });
    else this.#adopt(part, theirs);
    if (merged === 'theirs') this.#replace(part, () => theirs.fields);
  }

  #setConflict(part: string, theirs: RemoteVersion | undefined): void {
    const conflicts = new Map(this.$conflicts.get());
    if (theirs) conflicts.set(part, theirs);
    else if (!conflicts.delete(part)) return;
    this.$conflicts.set(conflicts);
  }

  /** Records the server's current version of a part; the draft stays as it is. */
  #adopt(part: string, { fields, revision }: RemoteVersion): void {
    this.#states.set(part, { revision, isBaseKnown: true, sent: [] });
    this.$saved.set(withPart(this.#parts, this.$saved.get(), part, fields));
  }

  #replace(part: string, fieldsIn: (draft: Draft) => Fields): void {
    const replace = (draft: Draft) => withPart(this.#parts, draft, part, fieldsIn(draft));
    this.$draft.set(replace(this.$draft.get()));
    this.onReplaced(replace);
  }
}
