import { useRef } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';

/** Properties of a dialog that replaces the edited draft by a version. */
export interface ReplacesDraft {
  kind: ItemKind;
  id: string;
  /** Saves the page's changes and merges newer ones; resolves to whether everything is saved. */
  prepare(): Promise<boolean>;
  onClose(): void;
}

function fail(error: unknown): false {
  notify('error', (error instanceof CallFailed && error.serverMessage) || m.failure);
  return false;
}

/**
 * Replaces the draft, with undo. This changes every part of the page, so the page is reloaded when the dialog is
 * closed.
 */
export function useReplacedDraft({ kind, id, prepare, onClose }: ReplacesDraft) {
  const back = useRef<(() => Promise<void>) | null>(null);
  return {
    /** Resolves to whether the draft was replaced. */
    async replace(by: () => Promise<boolean>): Promise<boolean> {
      try {
        const { keepDraft } = await import('#lib/items/browser/former-draft.ts');
        const kept = await keepDraft(kind, id);
        const done = await by();
        if (done) back.current = kept;
        return done;
      } catch (error) {
        return fail(error);
      }
    },
    /** Resolves to whether the former draft was restored. */
    async undo(): Promise<boolean> {
      try {
        await back.current?.();
      } catch (error) {
        return fail(error);
      }
      back.current = null;
      await prepare();
      notify('success', m.draftBack);
      return true;
    },
    close(): void {
      if (back.current) location.reload();
      else onClose();
    },
  };
}
