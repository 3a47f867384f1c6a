import { DraftKeeper } from './draft-keeper.ts';
import type { CombineFields } from './draft-parts.ts';
import type { Environment } from './environment.ts';
import type { KeptDraft } from './kept-draft.ts';
import type { Opened } from './opened.ts';
import { type Choice, canCombine, resolveConflicts } from './resolution.ts';
import { SaveLoop } from './save-loop.ts';
import { TrackedDraft } from './tracked-draft.ts';

/**
 * Saves a draft as it is edited: the parts that changed, a moment after they changed, one save at a time, again when
 * the connection was lost. A part in conflict waits for its author's choice, an overlong text until it fits; the
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
    /** Whether leaving now would lose something. */
    isUnsaved,
    /** Keeps what is not saved on the device. */
    keep: () => keeper.keep(),
    stop: () => loop.stop(),
    change(update: (draft: Draft) => Draft): void {
      $draft.set(update($draft.get()));
      loop.changed();
    },
    /** Saves everything now; resolves to whether that was done. */
    async flush(): Promise<boolean> {
      await loop.flush();
      return !isUnsaved();
    },
    /**
     * Called when the page is shown again: takes over what was saved elsewhere meanwhile. Without an answer editing
     * goes on; a conflict then appears at the next save.
     */
    reread,
    /** Ends the conflicts, in the parts in conflict and no others; resolves to whether that could be done. */
    resolve: (choice: Choice) => loop.between(() => resolveConflicts(tracked, choice)),
    canCombine: (combine: CombineFields) => canCombine(tracked, combine),
    /** The unsaved changes of an earlier visit, unless they were saved after all; undefined when there are none. */
    keptDraft: () => keeper.find(),
    keptAtOpening: () => keeper.findUnsaved(reread),
    /** Continues with the changes kept by an earlier visit. */
    restore: (draft: KeptDraft) =>
      loop.between(() => {
        tracked.restore(draft);
        keeper.takeOver(draft);
      }),
    /** Discards the changes kept by an earlier visit. */
    forget: (draft: KeptDraft) => keeper.forget(draft),
    /** Calls back when a part of the draft was replaced by what came from elsewhere, with how. */
    onReplaced(told: TrackedDraft<Draft>['onReplaced']): void {
      tracked.onReplaced = told;
    },
  };
}

export type Autosave<Draft extends object> = ReturnType<typeof createAutosave<Draft>>;
