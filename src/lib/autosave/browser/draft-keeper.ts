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

  /** The unsaved changes of an earlier visit, unless they were saved after all; undefined when there are none. */
  find(): KeptDraft | undefined {
    takeOverEarlierDrafts(this.#id, this.#parts, this.#environment);
    const kept = Object.entries(keptParts(this.#environment, this.#id, this.#tracked.names));
    const isSaved = ([part, { fields }]: (typeof kept)[number]) => this.#tracked.isSaved(part, fields);
    this.forget(Object.fromEntries(kept.filter(isSaved)));
    const left = kept.filter((each) => !isSaved(each) && !this.#own.has(each[0]));
    return left.length > 0 ? Object.fromEntries(left) : undefined;
  }

  /**
   * Like `find`, when the page opens, after reading the draft again: a save that was running as the last page was
   * left may have arrived after this page was read.
   */
  async findUnsaved(reread: () => Promise<void>): Promise<KeptDraft | undefined> {
    if (this.find()) await reread();
    return this.find();
  }

  /** Takes over the changes kept by an earlier visit. */
  takeOver(draft: KeptDraft): void {
    for (const part of Object.keys(draft)) this.#own.add(part);
  }

  /** Discards the changes kept by an earlier visit; those that this page keeps of the same parts stay. */
  forget(draft: KeptDraft): void {
    for (const part of Object.keys(draft))
      if (!this.#own.has(part)) forgetPart(this.#environment.device, this.#id, part);
  }
}
