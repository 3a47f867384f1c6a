import { useEffect, useState } from 'react';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import type { KeptDraft as Kept } from '#lib/autosave/browser/kept-draft.ts';
import { DRAFT_PREFIX } from '#lib/autosave/browser/stored-draft.ts';
import type { EditingWords } from '#lib/items/editing-texts.ts';
import './editing.css';

interface KeptDraftProps {
  autosave: Pick<Autosave<object>, 'id' | 'keptDraft' | 'keptAtOpening' | 'restore' | 'forget'>;
  words: EditingWords;
}

/** How long to wait for a draft stored by a closing tab (ms): browsers synchronise storage between processes late. */
const ON_ITS_WAY = 5000;

/** Offers what an earlier visit on this device could not save, unless it was saved after all. */
export function KeptDraft({ autosave, words }: KeptDraftProps) {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let isHere = true;
    const opened = autosave.keptAtOpening().then((found) => isHere && setKept(found));
    const arrived = async ({ key }: StorageEvent) => {
      if (!key?.startsWith(`${DRAFT_PREFIX}${autosave.id}:`)) return;
      await opened;
      if (isHere) setKept(autosave.keptDraft());
    };
    addEventListener('storage', arrived);
    const stop = () => removeEventListener('storage', arrived);
    const timer = setTimeout(stop, ON_ITS_WAY);
    return () => {
      isHere = false;
      clearTimeout(timer);
      stop();
    };
  }, [autosave]);
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
