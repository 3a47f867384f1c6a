import { isErased } from '#lib/accounts/browser/erased.ts';
import type { DraftParts } from './draft-parts.ts';
import { takeOverEarlierDrafts } from './earlier-drafts.ts';
import type { Environment } from './environment.ts';
import { forgetPart, type KeptDraft, keepPart, keptParts } from './kept-draft.ts';
import type { TrackedDraft } from './tracked-draft.ts';

/** Stores a draft's unsaved changes on the device, and finds those that an earlier visit stored. */
export class DraftKeeper<Draft extends object> {
  readonly #id: string;
  readonly #parts: DraftParts;
  readonly #environment: Environment;
  readonly #tracked: TrackedDraft<Draft>;
  /** Parts that this page has stored: other parts, stored by an earlier visit, stay until the author decides. */
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

  /** Stores the unsaved parts, and removes those that have been saved meanwhile. */
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

  /** The unsaved changes of an earlier visit that did not reach the server after all; undefined when there are none. */
  find(): KeptDraft | undefined {
    takeOverEarlierDrafts(this.#id, this.#parts, this.#environment);
    const kept = Object.entries(keptParts(this.#environment, this.#id, this.#tracked.names));
    const isSaved = ([part, { fields }]: (typeof kept)[number]) => this.#tracked.isSaved(part, fields);
    this.forget(Object.fromEntries(kept.filter(isSaved)));
    const left = kept.filter((each) => !isSaved(each) && !this.#own.has(each[0]));
    return left.length > 0 ? Object.fromEntries(left) : undefined;
  }

  /**
   * Like `find`, for a page that opens; reads the draft again first, since the last save of the previous page may have
   * arrived after this page was loaded.
   */
  async findUnsaved(reread: () => Promise<void>): Promise<KeptDraft | undefined> {
    if (this.find()) await reread();
    return this.find();
  }

  /** Makes the unsaved changes of an earlier visit this page's own. */
  takeOver(draft: KeptDraft): void {
    for (const part of Object.keys(draft)) this.#own.add(part);
  }

  /** Discards the unsaved changes of an earlier visit, but not those that this page has stored of the same parts. */
  forget(draft: KeptDraft): void {
    for (const part of Object.keys(draft))
      if (!this.#own.has(part)) forgetPart(this.#environment.device, this.#id, part);
  }
}
