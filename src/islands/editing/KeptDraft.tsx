import { useEffect, useState } from 'react';
import type { EditingWords } from '#lib/messages/editing.ts';
import type { Autosave } from '#lib/stores/autosave/autosave.ts';
import type { KeptDraft as Kept } from '#lib/stores/autosave/kept-draft.ts';
import './editing.css';

interface KeptDraftProps {
  autosave: Pick<Autosave<object>, 'keptDraft' | 'restore' | 'forget'>;
  words: EditingWords;
}

/** Offers what an earlier visit on this device could not save, unless it was saved after all. */
export function KeptDraft({ autosave, words }: KeptDraftProps) {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => setKept(autosave.keptDraft()), [autosave]);
  if (!kept) return null;
  return (
    <div className="banner kept-draft" role="status">
      <p>{words.kept}</p>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          void autosave.restore(kept);
          setKept(undefined);
        }}
      >
        {words.restore}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          autosave.forget(kept);
          setKept(undefined);
        }}
      >
        {words.forget}
      </button>
    </div>
  );
}
