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

/** A part that was changed here and elsewhere: what it is elsewhere. */
export interface Theirs {
  fields: Fields;
  revision: number;
}

/** The state of a part's saves. */
interface PartState {
  /** The revision at which it was read or saved last. */
  revision: number;
  /** Whether the server had at that revision what `$saved` holds. */
  isBaseKnown: boolean;
  sent: readonly Fields[];
}

/** Saves whose answer was lost, and that are remembered of a part. */
const SENT_MAX = 10;

/** Whether a save was refused because somebody else's came first. */
export const isOutdated = (error: unknown) =>
  error instanceof CallFailed && error.code === 'changed_meanwhile';

/**
 * A draft, its state on the server, and the saving of its parts one by one: each save names the revision at which the
 * part was read. Changes made elsewhere are taken over; a part changed on both sides is a conflict.
 */
export class TrackedDraft<Draft extends object> {
  readonly $draft;
  /** The state on the server. */
  readonly $saved;
  /** Parts that were changed here and elsewhere, as they are elsewhere. */
  readonly $conflicts = atom<ReadonlyMap<string, Theirs>>(new Map());
  /** Called when a part of the draft is replaced by one from elsewhere. */
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

  /** Parts that the server does not have as they are here. */
  unsaved(): string[] {
    return this.names.filter((part) => isChanged(this.#parts, part, this.$saved.get(), this.$draft.get()));
  }

  /** Parts to be saved: those in conflict wait for their author's choice, texts over their limit until they fit. */
  sendable(): string[] {
    return this.unsaved().filter((part) => !this.$conflicts.get().has(part) && !this.#fitOf(part)?.isHeld);
  }

  /** Texts that are over their limit and not sent, in words. */
  tooLong(): string[] {
    return this.unsaved().flatMap((part) => this.#fitOf(part)?.over ?? []);
  }

  /** A part as it is kept on the device. */
  toKeep(part: string) {
    return {
      fields: this.fieldsIn(this.$draft.get(), part),
      revision: this.#stateOf(part).revision,
    };
  }

  /** Saves a part, or finds that it was changed elsewhere. */
  async save(part: string): Promise<void> {
    // Where it cannot be fetched the server says what is too long.
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
   * a change
   */
  async reread(refused?: { part: string; revision: number }): Promise<void> {
    const theirs = await this.#source.read();
    const unsaved = new Set(this.unsaved());
    for (const part of this.names) {
      // Refused although nothing else is there: trying again would be refused again.
      const isStuck = part === refused?.part && theirs.revision <= refused.revision;
      this.#merge(part, theirs, unsaved.has(part), isStuck);
    }
  }

  /**
   * Ends the conflicts. @param choose gives the new content of a part in a draft; undefined where one's own is saved
   * over theirs
   */
  resolve(choose: (part: string, theirs: Theirs) => ((draft: Draft) => Fields) | undefined): void {
    for (const [part, theirs] of this.$conflicts.get()) {
      const fieldsIn = choose(part, theirs);
      this.#adopt(part, theirs);
      if (fieldsIn) this.#replace(part, fieldsIn);
    }
    this.$conflicts.set(new Map());
  }

  /** A part as this page and the others started from it; undefined when this page does not have that version. */
  baseOf(part: string): Fields | undefined {
    return this.#stateOf(part).isBaseKnown ? fieldsOf(this.#parts, part, this.$saved.get()) : undefined;
  }

  /** The fields of a part in a draft. */
  fieldsIn(draft: Draft, part: string): Fields {
    return fieldsOf(this.#parts, part, draft);
  }

  /** Continues with the changes of an earlier visit, based on the revisions at which the parts were read then. */
  restore(kept: KeptDraft): void {
    for (const [part, { fields, revision }] of Object.entries(kept)) {
      const isBaseKnown = revision === this.#stateOf(part).revision;
      this.#states.set(part, { revision, isBaseKnown, sent: [] });
      this.#replace(part, () => fields);
    }
  }

  /** Whether this is what the server has: its last save arrived, only its answer was not waited for. */
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

  #setConflict(part: string, theirs: Theirs | undefined): void {
    const conflicts = new Map(this.$conflicts.get());
    if (theirs) conflicts.set(part, theirs);
    else if (!conflicts.delete(part)) return;
    this.$conflicts.set(conflicts);
  }

  /** The server has this now; what is in the draft stays. */
  #adopt(part: string, { fields, revision }: Theirs): void {
    this.#states.set(part, { revision, isBaseKnown: true, sent: [] });
    this.$saved.set(withPart(this.#parts, this.$saved.get(), part, fields));
  }

  #replace(part: string, fieldsIn: (draft: Draft) => Fields): void {
    const replace = (draft: Draft) => withPart(this.#parts, draft, part, fieldsIn(draft));
    this.$draft.set(replace(this.$draft.get()));
    this.onReplaced(replace);
  }
}
