import { takeOverEarlierDrafts } from './earlier-drafts.ts';
import type { Environment } from './environment.ts';
import { forgetPart, type KeptDraft, keepPart, keptParts } from './kept-draft.ts';
import { SaveLoop } from './save-loop.ts';
import { type Opened, TrackedDraft } from './tracked-draft.ts';

/**
 * Saves a draft as it is edited: the parts that changed, a moment after they changed, one save at a time, again when
 * the connection was lost. A part in conflict waits for its author's choice; the others go on. What is not saved is kept
 * on the device.
 */
export function createAutosave<Draft extends object>(opened: Opened<Draft>, environment: Environment) {
  const { id, parts } = opened;
  const { device } = environment;
  const tracked = new TrackedDraft(opened);
  const { $draft, $saved, $conflicts } = tracked;
  /** Parts that this page keeps: what an earlier visit kept stays until its author decides. */
  const kept = new Set<string>();

  function keep(): void {
    const unsaved = new Set(tracked.unsaved());
    for (const part of unsaved) {
      keepPart(device, id, part, tracked.toKeep(part));
      kept.add(part);
    }
    for (const part of kept) if (!unsaved.has(part) && kept.delete(part)) forgetPart(device, id, part);
  }

  const loop = new SaveLoop(environment, {
    sendable: () => tracked.sendable(),
    hasConflict: () => $conflicts.get().size > 0,
    save: (part) => tracked.save(part),
    keep,
  });
  const isUnsaved = () => loop.isRunning || tracked.unsaved().length > 0;

  return {
    id,
    $draft,
    $saved,
    $conflicts,
    $status: loop.$status,
    /** Whether leaving now would lose something. */
    isUnsaved,
    /** Keeps what is not saved on the device. */
    keep,
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
    /** The page was left and is back: what was saved elsewhere meanwhile is taken over. */
    async reread(): Promise<void> {
      await loop.idle();
      // Without an answer one goes on with what one has; saving tells.
      await tracked.reread().catch(() => undefined);
      await loop.flush();
    },
    /** Ends the conflicts, in the parts in conflict and no others. */
    async resolve(choice: 'mine' | 'theirs'): Promise<void> {
      await loop.idle();
      tracked.resolve(choice);
      await loop.flush();
    },
    /** What an earlier visit could not save, unless it was saved after all; undefined when there is nothing. */
    keptDraft(): KeptDraft | undefined {
      takeOverEarlierDrafts(id, parts, environment);
      const found = Object.entries(keptParts(device, id, tracked.names));
      const left = found.filter(([part, { fields }]) => !tracked.isSaved(part, fields));
      for (const [part] of found) if (!left.some(([each]) => each === part)) forgetPart(device, id, part);
      return left.length > 0 ? Object.fromEntries(left) : undefined;
    },
    /** Goes on from what an earlier visit kept. */
    async restore(draft: KeptDraft): Promise<void> {
      await loop.idle();
      tracked.restore(draft);
      for (const part of Object.keys(draft)) kept.add(part);
      await loop.flush();
    },
    /** What an earlier visit kept is not wanted. */
    forget(draft: KeptDraft): void {
      for (const part of Object.keys(draft)) if (!kept.has(part)) forgetPart(device, id, part);
    },
    /** Calls back when a part of the draft was replaced by what came from elsewhere, with how. */
    onReplaced(told: TrackedDraft<Draft>['onReplaced']): void {
      tracked.onReplaced = told;
    },
  };
}

export type Autosave<Draft extends object> = ReturnType<typeof createAutosave<Draft>>;
