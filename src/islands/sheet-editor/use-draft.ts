import { useEffect, useState } from 'react';
import type { RichText } from '#lib/domain/rich-text.ts';
import { call } from '#lib/stores/api.ts';
import { tabStorage } from '#lib/stores/browser-storage.ts';
import { forgetSheet, keptSheet } from '#lib/stores/kept-sheet.ts';
import { storedSession } from '#lib/stores/session.ts';
import { createSheetDraft, type SheetDraft } from '#lib/stores/sheet-draft.ts';
import type { SheetCase } from './schema.ts';
import type { SheetView } from './use-sheet-view.ts';

interface Opened {
  owner: SheetCase;
  sheet: RichText | null;
  revision: number;
}

/** The draft of a sheet, saved by the page's own clock and line. */
export function openDraft({ owner, sheet, revision }: Opened): SheetDraft {
  const later = (milliseconds: number, act: () => void) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  };
  const tools = { call, now: () => new Date(), later, storage: tabStorage() };
  return createSheetDraft(owner.id, { sheet, revision }, tools);
}

/** Saves when one looks away or the connection is back, and asks before leaving what is not saved. */
export function useGuard(draft: SheetDraft): void {
  useEffect(() => {
    const save = () => void draft.save();
    const guard = (event: BeforeUnloadEvent) => {
      // An ended session leads to the sign-in screen: what is typed is kept, there is nothing to ask.
      if (!draft.isUnsaved() || !storedSession()) return;
      save();
      event.preventDefault();
    };
    addEventListener('online', save);
    addEventListener('beforeunload', guard);
    document.addEventListener('visibilitychange', save);
    return () => {
      removeEventListener('online', save);
      removeEventListener('beforeunload', guard);
      document.removeEventListener('visibilitychange', save);
      draft.stop();
    };
  }, [draft]);
}

/** What a reload or a crash left unsaved in this tab. */
export function useKept(caseId: string, view: SheetView) {
  const [kept, setKept] = useState<RichText | null>(null);
  useEffect(() => setKept(keptSheet(caseId, tabStorage())), [caseId]);
  const forget = () => {
    forgetSheet(caseId, tabStorage());
    setKept(null);
  };
  const restore = () => {
    if (kept) view.replace(kept);
    setKept(null);
  };
  return { kept, forget, restore };
}
