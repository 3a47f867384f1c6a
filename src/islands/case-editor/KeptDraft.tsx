import { useEffect, useState } from 'react';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { forgetDraft, type KeptDraft as Kept, keptDraft } from '#lib/stores/kept-draft.ts';
import type { CaseEditor } from './editor.ts';

/** Offers what an earlier visit could not save, unless it was saved after all. */
export function KeptDraft({ editor }: { editor: CaseEditor }) {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    const found = keptDraft(editor.id);
    if (found && editor.autosave.isSaved(found.fields)) forgetDraft(editor.id);
    else setKept(found);
  }, [editor]);
  if (!kept) return null;
  const close = (chosen?: Kept) => {
    forgetDraft(editor.id);
    if (chosen) void editor.autosave.restore(chosen);
    setKept(undefined);
  };
  return (
    <div className="banner kept-draft" role="status">
      <p>{m.keptDraft}</p>
      <button type="button" className="button primary" onClick={() => close(kept)}>
        {m.restoreDraft}
      </button>
      <button type="button" className="button" onClick={() => close()}>
        {m.dropDraft}
      </button>
    </div>
  );
}
