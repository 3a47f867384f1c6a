import { isErased } from '#lib/accounts/browser/erased.ts';
import type { DraftParts } from './draft-parts.ts';
import { takeOverEarlierDrafts } from './earlier-drafts.ts';
import type { Environment } from './environment.ts';
import { forgetPart, type KeptDraft, keepPart, keptParts } from './kept-draft.ts';
import type { TrackedDraft } from './tracked-draft.ts';

/** Keeps on the device what of a draft is not saved, and finds what an earlier visit kept. */
export class DraftKeeper<Draft extends object> {
  readonly #id: string;
  readonly #parts: DraftParts;
  readonly #environment: Environment;
  readonly #tracked: TrackedDraft<Draft>;
  /** Parts that this page keeps: what an earlier visit kept stays until its author decides. */
  readonly #own = new Set<string>();

  constructor(
    { id, parts }: { id: string; parts: DraftParts },
    environment: Environment,
    tracked: TrackedDraft<Draft>,
  ) {
    this.#id = id;
    this.#parts = parts;
    this.#environment = environment;
    this.#tracked = tracked;
  }

  /** Keeps what is not saved, and forgets what is by now. */
  keep(): void {
    const { device, person } = this.#environment;
    if (isErased(person)) return;
    const unsaved = new Set(this.#tracked.unsaved());
    for (const part of unsaved) {
      keepPart(this.#environment, this.#id, part, this.#tracked.toKeep(part));
      this.#own.add(part);
    }
    for (const part of [...this.#own].filter((each) => !unsaved.has(each))) {
      this.#own.delete(part);
      forgetPart(device, this.#id, part);
    }
  }

  /** What an earlier visit could not save, unless it was saved after all; undefined when there is nothing. */
  find(): KeptDraft | undefined {
    takeOverEarlierDrafts(this.#id, this.#parts, this.#environment);
    const kept = Object.entries(keptParts(this.#environment, this.#id, this.#tracked.names));
    const isSaved = ([part, { fields }]: (typeof kept)[number]) => this.#tracked.isSaved(part, fields);
    this.forget(Object.fromEntries(kept.filter(isSaved)));
    const left = kept.filter((each) => !isSaved(each) && !this.#own.has(each[0]));
    return left.length > 0 ? Object.fromEntries(left) : undefined;
  }

  /**
   * The same as the page opens, once the draft was read anew: a save that was under way as the page before was left may
   * have arrived after this page was read.
   */
  async findUnsaved(reread: () => Promise<void>): Promise<KeptDraft | undefined> {
    if (this.find()) await reread();
    return this.find();
  }

  /** What an earlier visit kept goes on here. */
  takeOver(draft: KeptDraft): void {
    for (const part of Object.keys(draft)) this.#own.add(part);
  }

  /** What an earlier visit kept is not wanted; what this page keeps of the same parts stays. */
  forget(draft: KeptDraft): void {
    for (const part of Object.keys(draft))
      if (!this.#own.has(part)) forgetPart(this.#environment.device, this.#id, part);
  }
}
