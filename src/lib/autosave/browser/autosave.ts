import { DraftKeeper } from './draft-keeper.ts';
import type { CombineFields } from './draft-parts.ts';
import type { Environment } from './environment.ts';
import type { KeptDraft } from './kept-draft.ts';
import type { Opened } from './opened.ts';
import { type Choice, canCombine, resolveConflicts } from './resolution.ts';
import { SaveLoop } from './save-loop.ts';
import { TrackedDraft } from './tracked-draft.ts';

/**
 * Saves a draft as it is edited: the changed parts, a moment after the change, one save at a time, with retries after a
 * lost connection. A part in conflict waits for its author's choice, an overlong text until it fits; the
 * others are saved. Unsaved changes are kept on the device.
 */
export function createAutosave<Draft extends object>(opened: Opened<Draft>, environment: Environment) {
  const tracked = new TrackedDraft(opened);
  const { $draft, $saved, $conflicts } = tracked;
  const keeper = new DraftKeeper(opened, environment, tracked);
  const loop = new SaveLoop(environment, {
    sendable: () => tracked.sendable(),
    hasConflict: () => $conflicts.get().size > 0,
    held: () => [...new Set(tracked.tooLong())],
    save: (part) => tracked.save(part),
    keep: () => keeper.keep(),
  });
  const isUnsaved = () => loop.isRunning || tracked.unsaved().length > 0;
  const reread = () => loop.between(() => tracked.reread().catch(() => undefined));

  return {
    id: opened.id,
    $draft,
    $saved,
    $conflicts,
    $status: loop.$status,
    /** Whether closing the page now would lose changes. */
    isUnsaved,
    /** Stores the unsaved changes on the device. */
    keep: () => keeper.keep(),
    stop: () => loop.stop(),
    change(update: (draft: Draft) => Draft): void {
      $draft.set(update($draft.get()));
      loop.changed();
    },
    /** Saves everything now; resolves to whether everything was saved. */
    async flush(): Promise<boolean> {
      await loop.flush();
      return !isUnsaved();
    },
    /**
     * Called when the page is shown again: takes over changes saved elsewhere meanwhile. Without an answer, editing
     * continues; a conflict then appears at the next save.
     */
    reread,
    /** Resolves the conflicts, and touches no other part; resolves to whether that was possible. */
    resolve: (choice: Choice) => loop.between(() => resolveConflicts(tracked, choice)),
    canCombine: (combine: CombineFields) => canCombine(tracked, combine),
    /** The unsaved changes of an earlier visit that did not reach the server after all; undefined if none. */
    keptDraft: () => keeper.find(),
    keptAtOpening: () => keeper.findUnsaved(reread),
    /** Continues with the unsaved changes of an earlier visit. */
    restore: (draft: KeptDraft) =>
      loop.between(() => {
        tracked.restore(draft);
        keeper.takeOver(draft);
      }),
    /** Discards the unsaved changes of an earlier visit. */
    forget: (draft: KeptDraft) => keeper.forget(draft),
    /** Registers a callback for parts of the draft that are replaced by a version from elsewhere. */
    onReplaced(told: TrackedDraft<Draft>['onReplaced']): void {
      tracked.onReplaced = told;
    },
  };
}

export type Autosave<Draft extends object> = ReturnType<typeof createAutosave<Draft>>;
