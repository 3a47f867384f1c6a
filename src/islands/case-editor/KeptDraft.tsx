import { useEffect, useState } from 'react';
import type { CaseBody } from '#lib/contract/bodies/case.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { type Draft, forgetDraft, isSameDraft, keptDraft } from '#lib/stores/kept-draft.ts';
import type { CaseEditor } from './editor.ts';

/** Offers what an earlier visit could not save. */
export function KeptDraft({ editor }: { editor: CaseEditor }) {
  const [kept, setKept] = useState<Draft<CaseBody>>();
  useEffect(() => {
    const draft = keptDraft<CaseBody>(editor.id);
    if (draft && isSameDraft(draft, editor.autosave.$saved.get())) forgetDraft(editor.id);
    else setKept(draft);
  }, [editor]);
  if (!kept) return null;
  const close = (draft?: Draft<CaseBody>) => {
    forgetDraft(editor.id);
    if (draft) editor.autosave.change(() => draft);
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
