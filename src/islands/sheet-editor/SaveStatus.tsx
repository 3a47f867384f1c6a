import { useState } from 'react';
import type { RichText as Blocks } from '#lib/domain/rich-text.ts';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import type { SaveState } from '#lib/stores/sheet-draft.ts';
import { RichText } from '../rich-text/RichText.tsx';

const ICONS: Record<SaveState['status'], string> = {
  saved: 'i-lucide-check',
  changed: 'i-lucide-pencil-line',
  saving: 'i-lucide-loader',
  offline: 'i-lucide-cloud-off',
  refused: 'i-lucide-circle-alert',
  conflict: 'i-lucide-circle-alert',
};

function wordsFor({ status, savedAt, reason }: SaveState): string {
  switch (status) {
    case 'saved':
      return savedAt ? m.saved(savedAt) : m.upToDate;
    case 'offline':
      return reason ? m.delayed(reason) : m.offline;
    default:
      return m[status];
  }
}

/** In a word, whether what one has typed is safe. Only what asks for attention is announced. */
export function SaveStatus({ state }: { state: SaveState }) {
  const words = wordsFor(state);
  const urgent = ['offline', 'refused', 'conflict'].includes(state.status);
  return (
    <>
      <p className={`save-state ${state.status} tabular`}>
        <i className={ICONS[state.status]} aria-hidden="true" />
        {words}
      </p>
      <p className="visually-hidden" role="status">
        {urgent ? words : ''}
      </p>
    </>
  );
}

interface ConflictProps {
  caseId: string;
  theirs: Blocks | null;
  onKeepMine(): void;
  onTakeTheirs(): void;
}

/** Somebody saved another version meanwhile: both are there to be seen, and one is chosen. */
export function Conflict({ caseId, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const [shown, setShown] = useState(false);
  return (
    <section className="panel sheet-conflict" role="alert">
      <h2>{m.conflictTitle}</h2>
      <p>{m.conflictBody}</p>
      <p className="conflict-ways">
        <button type="button" className="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? m.hideTheirs : m.showTheirs}
        </button>
        <button type="button" className="button primary" onClick={onKeepMine}>
          {m.keepMine}
        </button>
        <button type="button" className="button" onClick={onTakeTheirs}>
          {m.takeTheirs}
        </button>
      </p>
      {shown && (
        <section className="sheet-theirs" aria-label={m.theirs}>
          {theirs && theirs.length > 0 ? (
            <RichText itemId={caseId} content={theirs} under={2} />
          ) : (
            <p>{m.theirsEmpty}</p>
          )}
        </section>
      )}
    </section>
  );
}
