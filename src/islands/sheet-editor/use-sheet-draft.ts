import { useCallback, useEffect, useRef, useState } from 'react';
import { createSheetAutosave, type SheetDraft } from '#lib/cases/browser/sheet-autosave.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { SheetView } from './use-sheet-view.ts';

/** The draft of a sheet, and the function that writes the edited text into it. */
export function useSheetDraft(caseId: string, opened: SheetDraft & { revision: number }) {
  const [autosave] = useState(() => createSheetAutosave(caseId, opened));
  /** The text that the editor view shows. */
  const shown = useRef(opened.sheet);
  const write = useCallback(
    (sheet: RichText) => {
      shown.current = sheet;
      autosave.change(() => ({ sheet }));
    },
    [autosave],
  );
  return { autosave, shown, write };
}

/** Shows a text from elsewhere: from another window, or one that an earlier visit could not save. */
export function useReplacedText(
  { autosave, shown }: Pick<ReturnType<typeof useSheetDraft>, 'autosave' | 'shown'>,
  { replace }: SheetView,
): void {
  useEffect(
    () =>
      autosave.$draft.listen(({ sheet }) => {
        if (sheet === shown.current) return;
        shown.current = sheet;
        replace(sheet ?? []);
      }),
    [autosave, shown, replace],
  );
}
